import { inspectionReports } from '@assay/contract/inspection-reports';
import { inspectionStarts } from '@assay/contract/inspection-starts';
import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { reportFiles } from '@assay/contract/report-files';
import { reportHeads } from '@assay/contract/report-heads';
import { reviewNotices } from '@assay/contract/review-notices';
import { inspectionEvents } from '@assay/contract/visit-events';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { reportFileHandlers } from '../reports/report-file-handlers.ts';
import { reportHandlers } from '../reports/report-handlers.ts';
import { runHandlers } from '../runs/run-handlers.ts';
import { visitEventHandlers } from '../visits/live/visit-event-handlers.ts';
import type { VisitFeed } from '../visits/live/visit-feed.ts';
import { inspectionReportRoot, inspectionRoot } from './inspection-root.ts';
import { inspectionStartHandlers } from './inspection-starts.routes.ts';
import { inspectionHandlers } from './inspections.routes.ts';
import { reportHeadHandlers } from './report-heads.routes.ts';
import { reviewNoticeHandlers } from './review-notices.routes.ts';

export const inspectionsFeature = (deps: Deps, visitFeed: VisitFeed): Feature => {
  const { config, storage } = deps;
  return {
    calls: [
      answered(inspections, inspectionHandlers(config.publicUrl)),
      answered(inspectionStarts, inspectionStartHandlers),
      answered(inspectionRuns, runHandlers(inspectionRoot)),
      answered(inspectionReports, reportHandlers(inspectionReportRoot, storage)),
      answered(reportFiles, reportFileHandlers(inspectionReportRoot, storage)),
      answered(reportHeads, reportHeadHandlers),
      answered(reviewNotices, reviewNoticeHandlers),
      answered(inspectionEvents, visitEventHandlers(inspectionRoot, inspectionEvents, deps, visitFeed)),
    ],
  };
};
