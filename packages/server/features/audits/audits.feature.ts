import { auditResults, auditRuns, audits } from '@assay/contract/audits';
import { answered, type Feature } from '../../feature.ts';
import { runHandlers } from '../runs/run-handlers.ts';
import { auditRoot } from './audit-root.ts';
import { auditRunHandlers } from './audit-runs.routes.ts';
import { auditHandlers } from './audits.routes.ts';

export const auditsFeature: Feature = {
  calls: [
    answered(audits, auditHandlers),
    answered(auditRuns, auditRunHandlers),
    answered(auditResults, runHandlers(auditRoot)),
  ],
};
