import { adminEvents } from '@assay/contract/admin-events';
import { logs } from '@assay/contract/logs';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { adminEventHandlers } from './admin-events.routes.ts';
import { logRetention } from './log-retention.job.ts';
import { logHandlers } from './logs.routes.ts';

export const logsFeature = (deps: Deps): Feature => ({
  calls: [answered(logs, logHandlers(deps.logs)), answered(adminEvents, adminEventHandlers)],
  services: [logRetention(deps.db, deps.config.ASSAY_LOG_MONTHS)],
});
