import type { InspectionReport, ReportPoint, ReportRun } from '@assay/contract/inspection-report';
import type { PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import type { SnapshotCategory, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { WalkStep } from '@assay/domain/runs/walk';
import type { Db } from '../../db/pool.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { workOf } from '../runs/run-work.ts';
import type { Reader } from '../runs/show-run.ts';
import { itemOf } from './inspection-list.queries.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { type ReportSource, sourceAt } from './report-source.ts';
import { versionsOf } from './show-versions.ts';

/** Internal comments stay inside the house, whatever a version holds. */
function resultFor({ internalComment, ...result }: PointResultReply, { external }: Reader): PointResultReply {
  return external ? result : { ...result, internalComment: internalComment ?? '' };
}

async function runFor(db: Db, run: RunReply, reader: Reader): Promise<ReportRun> {
  const snapshot = await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot });
  const { categories, phases } = snapshot.content;
  const phaseNames = new Map(phases.map(({ phaseId, name }) => [phaseId, name]));
  const results = new Map(run.results.map((result) => [result.protocolPointId, result]));
  const shown = ({ at, number, phaseId, warning }: WalkStep<SnapshotPoint>, category?: SnapshotCategory) => {
    const result = results.get(at.id);
    if (!result) return [];
    const point: ReportPoint = {
      protocolPointId: at.id,
      inspectionPointId: at.inspectionPointId,
      number,
      name: result.nameOverride || at.point.name,
      type: at.point.type,
      phase: phaseNames.get(phaseId ?? '') ?? '',
      subcategoryTitle: category?.subcategoryTitles[at.subcategoryTitleIndex ?? -1] ?? '',
      sampleId: at.sampleIdIndex === null ? '' : (run.samples[at.sampleIdIndex] ?? ''),
      showInReport: at.showInReport,
      showValueInReportHeader: at.showValueInReportHeader,
      warning,
      point: at.point,
      result: resultFor(result, reader),
    };
    return [point];
  };
  // The report keeps the order of the protocol, whatever the order of the work was.
  const steps = stepsOf(workOf(run, snapshot)).sort((one, other) => one.number - other.number);
  const byCategory = Map.groupBy(steps, ({ categoryId }) => categoryId);
  return {
    id: run.id,
    protocolId: run.protocolId,
    protocolName: run.protocolName,
    protocolType: run.protocolType,
    snapshot: run.snapshot,
    equipment: run.equipment,
    categories: categories.flatMap((category) => {
      const points = (byCategory.get(category.id) ?? []).flatMap((step) => shown(step, category));
      return points.length > 0 ? [{ id: category.id, title: category.title, inspectionPoints: points }] : [];
    }),
    extraPoints: (byCategory.get('') ?? []).flatMap((step) => shown(step)),
  };
}

/** An inspection as the source of a version has it. */
export async function reportOf(
  db: Db,
  record: InspectionRecord,
  source: ReportSource,
  reader: Reader,
  version: number,
): Promise<InspectionReport> {
  const [first, second] = source.runs;
  if (!first) throw new Error(`The inspection ${record.id} has no run.`);
  const main = await runFor(db, first, reader);
  const { started, ended, created, comment, customerSignature, providerSignature } = source;
  return {
    ...itemOf(record),
    inspectionDate: source.inspectionDate,
    inspector: source.inspector,
    started,
    ended,
    created,
    version,
    finished: record.finished || record.status === 'Finished',
    content: source,
    comment,
    ...(!reader.external && { internalComment: source.internalComment }),
    categories: main.categories,
    extraPoints: main.extraPoints,
    protocol: main,
    equipmentConfigurator: second ? await runFor(db, second, reader) : null,
    findings: source.findings,
    priorityActions: source.priorityActions,
    customerSignature,
    providerSignature,
    versions: await versionsOf(db, record.id),
  };
}

/** An inspection as its report has it: a version of it, the newest one by default, or what stands before the first. */
export const showReport = async (
  db: Db,
  record: InspectionRecord,
  reader: Reader,
  version = record.current_version,
): Promise<InspectionReport> => reportOf(db, record, await sourceAt(db, record, version), reader, version);
