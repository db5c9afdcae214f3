import { externalUsers } from '@assay/contract/people';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { distributorExpiryReminders } from './distributor-expiry-reminders.job.ts';
import { externalUserHandlers } from './external-users.routes.ts';
import { passwordLetters } from './password-letter.ts';
import { runPasswordLink } from './password-link.job.ts';

export const peopleFeature = ({ config, open, pool, clock }: Deps): Feature => ({
  calls: [answered(externalUsers, externalUserHandlers({ appName: config.ASSAY_NAME, domain: config.ASSAY_DOMAIN }))],
  services: [distributorExpiryReminders({ db: open, pool, appName: config.ASSAY_NAME })],
  letters: [passwordLetters(config.publicUrl)],
  jobs: { passwordLink: runPasswordLink({ pool, appName: config.ASSAY_NAME, clock }) },
});
