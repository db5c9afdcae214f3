import type { InspectionReport, ReportedParts, ReportRun } from '@assay/contract/inspection-report';
import type { Db } from '../../db/pool.ts';
import { editionAt } from '../reports/report-root.ts';
import { showReportedRun } from '../reports/show-reported-run.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { type Reader, showPhoto } from '../runs/show-run.ts';
import { itemOf } from './inspection-list.queries.ts';
import { inspectionReportRoot, reportedVisitOf } from './inspection-root.ts';
import type { ReadInspection } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** The values of the configurator, one line each. */
const configOf = (configurator: ReportRun | null): ReportedParts['equipmentConfig'] =>
  [
    ...(configurator?.categories ?? []).flatMap(({ inspectionPoints }) => inspectionPoints),
    ...(configurator?.extraPoints ?? []),
  ]
    .filter(({ result }) => (result.value ?? '') !== '')
    .map(({ name, unitValue, result }) => ({ name, value: `${result.value} ${unitValue}`.trim() }));

/** The parts of a report, of a version or of the present state. */
export function reportedParts(edition: ReadInspection, record: InspectionRecord, reader: Reader): ReportedParts {
  const { header, runs, customerSignature, providerSignature } = edition.version;
  const [first, second] = runs;
  if (!first) throw new Error(`The inspection ${record.id} has no run.`);
  const main = showReportedRun(first, edition, reader);
  const configurator = second ? showReportedRun(second, edition, reader) : null;
  return {
    content: { ...header, signatures: { customer: customerSignature, provider: providerSignature } },
    comment: header.comment,
    ...(!reader.external && { internalComment: header.internalComment }),
    categories: main.categories,
    extraPoints: main.extraPoints,
    protocol: main.protocol,
    equipmentConfigurator: configurator,
    equipmentConfig: configOf(configurator),
    finished: record.finished || record.status === 'Finished',
    sendEmail: false,
  };
}

/** An inspection as its report has it: a version of it, the newest one by default, or what stands before the first. */
export async function showReport(
  db: Db,
  record: InspectionRecord,
  reader: Reader,
  version = record.current_version,
): Promise<InspectionReport> {
  const edition = await editionAt(db, inspectionReportRoot, reportedVisitOf(record), version);
  const { header, findings, priorityActions, customerSignature, providerSignature } = edition.version;
  const { inspectionDate, inspector, started, ended, created } = header;
  return {
    ...itemOf(record),
    inspectionDate,
    inspector,
    started,
    ended,
    created,
    version,
    ...reportedParts(edition, record, reader),
    findings: findings.map((finding) => ({ ...finding, photos: finding.photos.map(showPhoto) })),
    priorityActions,
    customerSignature,
    providerSignature,
    versions: await versionsOf(db, record.id),
  };
}
