import { companies } from '@assay/contract/companies';
import { externalUsers } from '@assay/contract/people';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { companyHandlers } from './companies.routes.ts';
import { distributorExpiryReminders } from './distributor-expiry-reminders.job.ts';
import { externalUserHandlers } from './external-users.routes.ts';
import { runPasswordLink } from './password-link.job.ts';
import { passwordMailTemplate } from './password-mail.ts';

export const peopleFeature = ({ config, open, pool, clock }: Deps): Feature => ({
  calls: [
    answered(externalUsers, externalUserHandlers({ appName: config.ASSAY_NAME, domain: config.ASSAY_DOMAIN })),
    answered(companies, companyHandlers),
  ],
  services: [distributorExpiryReminders({ db: open, pool, appName: config.ASSAY_NAME })],
  mailTemplates: [passwordMailTemplate(config.publicUrl)],
  jobs: { passwordLink: runPasswordLink({ pool, appName: config.ASSAY_NAME, clock }) },
});
