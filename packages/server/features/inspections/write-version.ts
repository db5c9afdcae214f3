import type { InspectionStatus } from '@assay/domain/inspections/status';
import { type FieldError, Problem } from '@assay/domain/problem';
import { safeFaults } from '@assay/domain/reports/safe-to-run';
import type { ReportVersion } from '@assay/domain/reports/version';
import { workOf } from '@assay/domain/runs/recorded-run';
import { submitFaults } from '@assay/domain/runs/submit-check';
import { message } from '@assay/domain/words/message';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { measureVersion } from '../measurements/measure-version.ts';
import { filesOfRuns, storeVersion, type VersionWriter, type WrittenVersion } from '../reports/store-version.ts';
import type { ShownFiles } from '../reports/versions.queries.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { type ReadInspection, versionOfNow } from './inspection-version.ts';
import { type InspectionRecord, stepInspection } from './inspections.queries.ts';

/** Everything that is missing, each with its place; where there are two runs, the place begins with the run. */
function faultsOf({ version: { runs }, snapshots }: ReadInspection, external: boolean): FieldError[] {
  return runs.flatMap((run) => {
    const ofRun = submitFaults(workOf(run, snapshotIn(snapshots, run)), { external });
    const prefix = runs.length > 1 ? `runs.${run.id}.` : '';
    return ofRun.map((fault) => ({ ...fault, path: `${prefix}${fault.path}` }));
  });
}

/** Whoever submits says whether the machine may run; an editor of an older report is not held up by it. */
const unsaid = ({ header, runs }: ReportVersion): FieldError[] =>
  safeFaults(
    header,
    runs.flatMap(({ results, outcomes }) => {
      const shown = new Set(outcomes.map(({ protocolPointId }) => protocolPointId));
      return results.filter(({ protocolPointId }) => shown.has(protocolPointId)).map(({ rating }) => rating);
    }),
  );

const missing = (errors: FieldError[]): Problem =>
  new Problem('unprocessable', message('inspection.incomplete', { count: errors.length }), {
    code: 'incomplete',
    errors,
  });

/** The pictures and recordings that a version shows. */
function shownIn({ runs, findings, customerSignature, providerSignature }: ReportVersion): ShownFiles {
  const { imageIds, voiceCommentIds } = filesOfRuns(runs);
  const signed = [customerSignature, providerSignature].flatMap((signature) => (signature ? [signature.imageId] : []));
  const found = findings.flatMap(({ photos }) => photos.map(({ imageId }) => imageId));
  return { imageIds: [...imageIds, ...found, ...signed], voiceCommentIds };
}

interface Writing {
  change: Parameters<typeof stepInspection>[3];
  /** Why it was changed. */
  reason?: string;
  changesSince?: WrittenVersion['changesSince'];
  /** What is missing besides what a version holds. */
  left?: readonly FieldError[];
}

/** Writes the next version of a locked inspection as it stands, if nothing is missing; answers its number. */
export async function writeVersion(
  writer: VersionWriter,
  record: InspectionRecord,
  status: InspectionStatus,
  { change, reason = '', changesSince, left = [] }: Writing,
): Promise<number> {
  const { db, person } = writer;
  const now = await versionOfNow(db, record);
  const faults = [
    ...faultsOf(now, person.external),
    ...(record.status === 'In_Use' ? unsaid(now.version) : []),
    ...left,
  ];
  if (faults.length > 0) throw missing(faults);
  const number = record.current_version + 1;
  await storeVersion(writer, {
    ...{ visitId: record.id, number, version: now.version, reason, changesSince },
    shown: shownIn(now.version),
  });
  await stepInspection(db, record.id, { status, version: number }, change);
  const { inspectionDate: takenAt, loadedHours } = now.version.header;
  await measureVersion(db, now.version.runs, { snapshots: now.snapshots, takenAt, loadedHours });
  await refreshServiced(db, record.equipment_id);
  return number;
}
