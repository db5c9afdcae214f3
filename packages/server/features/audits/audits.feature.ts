import { auditReportFiles, auditReportHeads, auditReports } from '@assay/contract/audit-reports';
import { auditResults, auditRuns, audits } from '@assay/contract/audits';
import { auditEvents } from '@assay/contract/visit-events';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { reportHandlers } from '../reports/report-handlers.ts';
import { runHandlers } from '../runs/run-handlers.ts';
import { visitEventHandlers } from '../visits/live/visit-event-handlers.ts';
import type { VisitFeed } from '../visits/live/visit-feed.ts';
import { auditReportFileHandlers, auditReportHeadHandlers } from './audit-reports.routes.ts';
import { auditReportRoot, auditRoot } from './audit-root.ts';
import { auditRunHandlers } from './audit-runs.routes.ts';
import { auditHandlers } from './audits.routes.ts';

export const auditsFeature = (deps: Deps, visitFeed: VisitFeed): Feature => ({
  calls: [
    answered(audits, auditHandlers),
    answered(auditRuns, auditRunHandlers),
    answered(auditResults, runHandlers(auditRoot)),
    answered(auditReports, reportHandlers(auditReportRoot, deps.storage)),
    answered(auditReportHeads, auditReportHeadHandlers),
    answered(auditReportFiles, auditReportFileHandlers(deps.storage, deps.signer)),
    answered(auditEvents, visitEventHandlers(auditRoot, auditEvents, deps, visitFeed)),
  ],
});
