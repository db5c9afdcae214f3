import { certifiedUsers } from '@assay/contract/certificates';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { certificationReminders } from './certification-reminders.job.ts';
import { certifiedUserHandlers } from './certified-users.routes.ts';

export const certificatesFeature = ({ config, open, pool }: Deps): Feature => ({
  calls: [answered(certifiedUsers, certifiedUserHandlers)],
  services: [certificationReminders({ db: open, pool, appName: config.ASSAY_NAME })],
});
