import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import { type FieldError, Problem } from '@assay/domain/problem';
import { newVersion } from '@assay/domain/reports/new-version';
import { safeFaults } from '@assay/domain/reports/safe-to-run';
import { parseVersion } from '@assay/domain/reports/stored-version';
import type { ReportVersion, VersionHeader } from '@assay/domain/reports/version';
import { workOf } from '@assay/domain/runs/recorded-run';
import { reportedPhoto } from '@assay/domain/runs/result-photos';
import { submitFaults } from '@assay/domain/runs/submit-check';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { listFindings, listPriorityActions } from '../follow-ups/follow-ups.queries.ts';
import { earlierTrends } from '../measurements/earlier-trends.ts';
import { measureVersion } from '../measurements/measure-version.ts';
import { findCompany } from '../people/companies.queries.ts';
import type { Edition, ReadVersion } from '../reports/report-root.ts';
import { filesOfRuns, storeVersion, type VersionWriter, type WrittenVersion } from '../reports/store-version.ts';
import type { ShownFiles } from '../reports/versions.queries.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { recordedRuns } from '../runs/recorded-runs.ts';
import { zoneOfSite } from '../visits/visits.queries.ts';
import { findInspectionOfVisit, type InspectionRecord, listSignatures, stepInspection } from './inspections.queries.ts';
import { signatureOf } from './signatures.ts';
import { lastAnswersOf, leftBehind, visitOfReport } from './since-last-visit.ts';

export type ReadInspection = ReadVersion<ReportVersion>;
export type InspectionEdition = Edition<ReportVersion>;

/** A version of an inspection as it is stored. */
export async function readInspectionVersion(db: Db, content: string): Promise<ReadInspection> {
  const version = parseVersion(content);
  return { version, snapshots: await readSnapshots(db, version.runs) };
}

const named = (id: string | null, name: string) => (id === null ? null : { id, name });

const headerOf = (record: InspectionRecord): Omit<VersionHeader, 'companyName' | 'equipment'> => ({
  id: record.id,
  name: record.name,
  type: record.type,
  inspectionDate: record.inspection_date.toISOString(),
  started: record.started_at.toISOString(),
  ended: record.ended_at?.toISOString() ?? null,
  created: record.created_at.toISOString(),
  inspector: record.inspector,
  inspectorContact: record.inspector_contact,
  customer: named(record.customer_id, record.customer_name),
  customerSite: named(record.customer_site_id, record.customer_site_name),
  contactName: record.contact_name,
  contactPhoneNumber: record.contact_phone_number,
  contactEmail: record.contact_email,
  loadedHours: record.loaded_hours,
  ...(record.worked_minutes !== null && { workedMinutes: record.worked_minutes }),
  safeToRun: record.safe_to_run,
  safeConditions: record.safe_conditions,
  summary: record.summary,
  comment: record.comment,
  internalComment: record.internal_comment,
});

interface FollowedUpRow {
  state: FollowUpState;
  owner_name: string | null;
  due: string | null;
  point_key: string | null;
}

/** A follow-up changes after the report, which keeps its state of the day. */
const followedUp = ({ state, owner_name, due, point_key }: FollowedUpRow) => ({
  ...(point_key && { pointId: point_key }),
  followUp: { state, owner: owner_name ?? '', due },
});

async function followUpsOf(db: Db, visitId: string) {
  const findings = await listFindings(db, visitId);
  const actions = await listPriorityActions(db, visitId);
  return {
    findings: findings.map((record) => {
      const { id, index, title, description, consequence, corrective, preventive, photos, fixed_on_site } = record;
      return {
        ...{ id, index, title, description, consequence, corrective, preventive, photos: photos.map(reportedPhoto) },
        ...(fixed_on_site && { fixedOnSite: true }),
        ...followedUp(record),
      };
    }),
    priorityActions: actions.map((record) => {
      const { id, index, title, description, priority } = record;
      return { id, index, title, description, priority, ...followedUp(record) };
    }),
  };
}

/** All that the report of an inspection is made of, as it stands now. */
export async function versionOfNow(db: Db, record: InspectionRecord): Promise<ReadInspection> {
  const recorded = await recordedRuns(db, record.id);
  const equipment = recorded[0]?.equipment;
  if (!equipment) throw new Error(`The inspection ${record.id} has no run on a machine.`);
  const snapshots = await readSnapshots(db, recorded);
  const runs = recorded.map((run) => ({ run, snapshot: snapshotIn(snapshots, run) }));
  const company = await findCompany(db, record.company_id);
  const signatures = await listSignatures(db, record.id);
  const visit = visitOfReport(record, company);
  const zone = await zoneOfSite(db, record.customer_site_id, record.inspection_date);
  const version = newVersion(
    {
      header: { ...headerOf(record), ...zone, companyName: company.name, equipment },
      runs,
      ...(await followUpsOf(db, record.id)),
      ...(await leftBehind(db, visit)),
      customerSignature: signatureOf(signatures, 'customer'),
      providerSignature: signatureOf(signatures, 'provider'),
    },
    {
      trends: await earlierTrends(db, runs, {
        equipmentId: record.equipment_id,
        until: record.inspection_date,
        company,
      }),
      lastAnswers: await lastAnswersOf(db, visit, runs),
    },
  );
  return { version, snapshots };
}

export const draftOfInspection = async (db: Db, visitId: string): Promise<ReadInspection> =>
  versionOfNow(db, await findInspectionOfVisit(db, visitId));

/** Everything that is missing, each with its place; where there are two runs, the place begins with the run. */
function faultsOf({ version: { runs }, snapshots }: ReadInspection, external: boolean): FieldError[] {
  return runs.flatMap((run) => {
    const ofRun = submitFaults(workOf(run, snapshotIn(snapshots, run)), { external });
    const prefix = runs.length > 1 ? `runs.${run.id}.` : '';
    return ofRun.map((fault) => ({ ...fault, path: `${prefix}${fault.path}` }));
  });
}

/** A submit must say whether the machine may run; an editor of an older report need not. */
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
  /** Faults of parts that no version holds. */
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
