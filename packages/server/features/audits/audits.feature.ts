import { auditResults, auditRuns, audits } from '@assay/contract/audits';
import { auditEvents } from '@assay/contract/visit-events';
import { answered, type Deps, type Feature } from '../../feature.ts';
import { runHandlers } from '../runs/run-handlers.ts';
import { visitEventHandlers } from '../visits/live/visit-event-handlers.ts';
import { auditRoot } from './audit-root.ts';
import { auditRunHandlers } from './audit-runs.routes.ts';
import { auditHandlers } from './audits.routes.ts';

export const auditsFeature = (deps: Deps): Feature => ({
  calls: [
    answered(audits, auditHandlers),
    answered(auditRuns, auditRunHandlers),
    answered(auditResults, runHandlers(auditRoot)),
    answered(auditEvents, visitEventHandlers(auditRoot, auditEvents, deps)),
  ],
});
