import { mailedReports } from '@assay/contract/mailed-reports';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { mailedReportHandlers } from './mailed-reports.routes.ts';
import { reportMailTemplate } from './report-letter.ts';
import { reportRenderer } from './report-renderer.job.ts';
import type { ReportRoots } from './report-root.ts';

export const reportsFeature = ({ pool, db, storage, signer, pdf }: Deps, roots: ReportRoots): Feature => ({
  calls: [answered(mailedReports, mailedReportHandlers(storage, signer))],
  services: [reportRenderer({ pool, db, storage, pdf, roots })],
  mailTemplates: [reportMailTemplate({ storage, signer })],
});
