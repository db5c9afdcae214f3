import { adminEvents } from './admin-events.ts';
import { application } from './application.ts';
import { auditReportFiles, auditReportHeads, auditReports } from './audit-reports.ts';
import { auditResults, auditRuns, audits } from './audits.ts';
import { auth } from './auth.ts';
import { backgroundServices } from './background-services.ts';
import type { Endpoints } from './base/endpoint.ts';
import { certifiedUsers } from './certificates.ts';
import { companies } from './companies.ts';
import { customerImports, customers } from './customers.ts';
import { dashboards } from './dashboards.ts';
import { demo } from './demo.ts';
import { documentCategories } from './document-categories.ts';
import { documentPackages } from './document-packages.ts';
import { documents } from './documents.ts';
import { equipmentImports, equipments } from './equipment.ts';
import { equipmentImages } from './equipment-images.ts';
import { equipmentTrends } from './equipment-trends.ts';
import { files } from './files.ts';
import { followUps } from './follow-ups.ts';
import { images } from './images.ts';
import { inspectionEdits } from './inspection-edits.ts';
import { inspectionReports } from './inspection-reports.ts';
import { inspectionStarts } from './inspection-starts.ts';
import { inspectionRuns, inspections } from './inspections.ts';
import { logs } from './logs.ts';
import { mailedReports } from './mailed-reports.ts';
import { masterData } from './master-data.ts';
import { externalUsers } from './people.ts';
import { inspectionPhases } from './phases.ts';
import { pointReferences } from './point-references.ts';
import { measurementLimits } from './points/measurement-limits.ts';
import { inspectionPoints } from './points.ts';
import { productFamilies } from './products.ts';
import { inspectionProtocols } from './protocols.ts';
import { reportFiles } from './report-files.ts';
import { reportHeads } from './report-heads.ts';
import { reviewNotices } from './review-notices.ts';
import { tags } from './tags.ts';
import { translationImports, translations } from './translations.ts';
import { auditEvents, inspectionEvents } from './visit-events.ts';
import { voiceComments } from './voice-comments.ts';
import { waiting } from './waiting.ts';

/** Every endpoint table by its noun; the web app imports single tables instead. */
export const contract = {
  adminEvents,
  auth,
  application,
  auditReportFiles,
  auditReportHeads,
  auditReports,
  auditEvents,
  auditResults,
  auditRuns,
  audits,
  backgroundServices,
  certifiedUsers,
  companies,
  customers,
  customerImports,
  dashboards,
  demo,
  documentCategories,
  documentPackages,
  documents,
  equipmentImages,
  equipmentTrends,
  equipments,
  equipmentImports,
  externalUsers,
  files,
  followUps,
  images,
  inspectionEdits,
  inspectionEvents,
  inspectionPhases,
  inspectionPoints,
  inspectionProtocols,
  inspectionReports,
  inspectionRuns,
  inspectionStarts,
  inspections,
  logs,
  mailedReports,
  masterData,
  measurementLimits,
  pointReferences,
  productFamilies,
  reportFiles,
  reportHeads,
  reviewNotices,
  tags,
  translationImports,
  translations,
  voiceComments,
  waiting,
} satisfies Record<string, Endpoints>;
