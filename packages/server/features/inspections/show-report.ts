import type { InspectionReport, ReportPoint, ReportRun } from '@assay/contract/inspection-report';
import { type ShownPoint, shownRun } from '@assay/domain/reports/shown-run';
import type { VersionRun } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import type { Edition } from '../reports/read-version.ts';
import { editionAt } from '../reports/report-root.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { type Reader, showRecorded } from '../runs/show-run.ts';
import { itemOf } from './inspection-list.queries.ts';
import { inspectionRoot, visitOf } from './inspection-root.ts';
import type { InspectionRecord } from './inspections.queries.ts';

const pointFor = ({ outcome: _, result, ...shown }: ShownPoint, reader: Reader): ReportPoint => ({
  ...shown,
  name: result.nameOverride || shown.point.name,
  type: shown.point.type,
  // Internal comments are for the provider's staff, whatever a version holds.
  result: showRecorded(result, reader),
});

function runFor(run: VersionRun, { snapshots }: Edition, reader: Reader): ReportRun {
  const { categories, extraPoints } = shownRun(run, snapshotIn(snapshots, run));
  return {
    id: run.id,
    protocolId: run.protocolId,
    protocolName: run.protocolName,
    protocolType: run.protocolType,
    snapshot: run.snapshot,
    equipment: run.equipment,
    categories: categories.map(({ id, title, points }) => ({
      id,
      title,
      inspectionPoints: points.map((point) => pointFor(point, reader)),
    })),
    extraPoints: extraPoints.map((point) => pointFor(point, reader)),
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
  const { header, runs, findings, priorityActions, customerSignature, providerSignature } = edition.version;
  const [first, second] = runs;
  if (!first) throw new Error(`The inspection ${record.id} has no run.`);
  const main = runFor(first, edition, reader);
  const { started, ended, created, comment, internalComment } = header;
  return {
    ...itemOf(record),
    inspectionDate: header.inspectionDate,
    inspector: header.inspector,
    started,
    ended,
    created,
    version,
    finished: record.finished || record.status === 'Finished',
    content: header,
    comment,
    ...(!reader.external && { internalComment }),
    categories: main.categories,
    extraPoints: main.extraPoints,
    protocol: main,
    equipmentConfigurator: second ? runFor(second, edition, reader) : null,
    findings,
    priorityActions,
    customerSignature,
    providerSignature,
    versions: await versionsOf(db, record.id),
  };
}
