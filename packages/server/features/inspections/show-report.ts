import type { InspectionReport, ReportedParts, ReportPoint, ReportRun } from '@assay/contract/inspection-report';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type ShownPoint, shownRun } from '@assay/domain/reports/shown-run';
import type { VersionRun } from '@assay/domain/reports/version';
import { runTypeOf } from '@assay/domain/runs/recorded-run';
import type { Db } from '../../db/pool.ts';
import type { ReadVersion } from '../reports/read-version.ts';
import { editionAt } from '../reports/report-root.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { type Reader, showPhoto, showRecorded } from '../runs/show-run.ts';
import { itemOf } from './inspection-list.queries.ts';
import { inspectionRoot, visitOf } from './inspection-root.ts';
import type { InspectionRecord } from './inspections.queries.ts';

const optionsOf = (point: FrozenPoint) =>
  'optionGroup' in point ? (point.optionGroup?.options ?? []).map(({ id, name }) => ({ id, name })) : [];

const pointFor = ({ outcome: _, number, result, ...shown }: ShownPoint, reader: Reader): ReportPoint => {
  const { point } = shown;
  return {
    ...shown,
    index: number,
    name: result.nameOverride || point.name,
    type: point.type,
    unitValue: point.unitValue ?? '',
    measurementTitle: 'measurementTitle' in point ? point.measurementTitle : '',
    keyboardType: point.keyboardType,
    options: optionsOf(point),
    commentField: point.commentField,
    internalCommentField: point.internalCommentField,
    photoField: point.photoField,
    ratingField: point.ratingField,
    // Internal comments are for the provider's staff, whatever a version holds.
    result: showRecorded(result, reader, point),
  };
};

function runFor(run: VersionRun, { snapshots }: ReadVersion, reader: Reader): ReportRun {
  const { categories, extraPoints } = shownRun(run, snapshotIn(snapshots, run));
  const { id, role, protocolId, protocolName, protocolType, snapshot, equipment, includedInReport } = run;
  return {
    id,
    role,
    protocolRunType: runTypeOf(run),
    inspectionProtocolId: protocolId,
    inspectionProtocolName: protocolName,
    protocolType,
    protocol: { id: protocolId, name: protocolName, type: protocolType, snapshot },
    snapshot,
    equipment,
    includedInReport,
    categories: categories.map(({ id, title, points }) => ({
      id,
      title,
      inspectionPoints: points.map((point) => pointFor(point, reader)),
    })),
    extraPoints: extraPoints.map((point) => pointFor(point, reader)),
  };
}

/** What the configurator says of the machine, a line for each value. */
const configOf = (configurator: ReportRun | null): ReportedParts['equipmentConfig'] =>
  [
    ...(configurator?.categories ?? []).flatMap(({ inspectionPoints }) => inspectionPoints),
    ...(configurator?.extraPoints ?? []),
  ]
    .filter(({ result }) => (result.value ?? '') !== '')
    .map(({ name, unitValue, result }) => ({ name, value: `${result.value} ${unitValue}`.trim() }));

/** What a report says of an inspection, of a version or of now. */
export function reportedParts(edition: ReadVersion, record: InspectionRecord, reader: Reader): ReportedParts {
  const { header, runs, customerSignature, providerSignature } = edition.version;
  const [first, second] = runs;
  if (!first) throw new Error(`The inspection ${record.id} has no run.`);
  const main = runFor(first, edition, reader);
  const configurator = second ? runFor(second, edition, reader) : null;
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
  const edition = await editionAt(db, inspectionRoot, visitOf(record), version);
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
