import type { InspectionField } from '@assay/domain/inspections/inspection';
import { mayPerform } from '@assay/domain/inspections/status';
import { forbidden, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import type { GuardedVisit } from '../visits/visit-guard.ts';
import {
  findInspection,
  holdInspection,
  holdVisitOfInspection,
  type InspectionRecord,
  lockHeader,
  lockInspection,
} from './inspections.queries.ts';

/** The inspector and the caller under the names that the rules use. */
export const performing = (
  { inspector_id, inspector_contact }: Pick<InspectionRecord, 'inspector_id' | 'inspector_contact'>,
  person: Person,
) =>
  [
    { inspectorId: inspector_id, inspectorContact: inspector_contact },
    { ...person, id: person.userId },
  ] as const;

export async function inspectionToRead({ db, scope, params }: RecordRequest): Promise<InspectionRecord> {
  const record = await findInspection(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function inspectionToLock({ db, scope, params }: RecordRequest): Promise<InspectionRecord> {
  const record = await lockInspection(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

/** Only some may write, and only while it is in use. */
function refusePerforming(
  record: Pick<InspectionRecord, 'inspector_id' | 'inspector_contact' | 'status'>,
  person: Person,
): void {
  if (!mayPerform(...performing(record, person))) throw forbidden();
  if (record.status !== 'In_Use')
    throw new Problem(
      'conflict',
      message(record.status === 'Waiting' ? 'inspection.waitingReadOnly' : 'inspection.finishedReadOnly'),
      {
        code: 'notInUse',
      },
    );
}

type Hold = typeof holdInspection;

/** For every write while an inspection is carried out. */
export async function inspectionToPerform(
  { db, scope, params, person }: RecordRequest & { person: Person },
  hold: Hold = holdInspection,
): Promise<InspectionRecord> {
  const record = await hold(db, scope, params.id);
  if (!record) throw notFound();
  refusePerforming(record, person);
  return record;
}

/** The same of its visit alone, which is all that its runs and results hang on. */
export async function visitToPerform({
  db,
  scope,
  params,
  person,
}: RecordRequest & { person: Person }): Promise<GuardedVisit> {
  const [record] = await holdVisitOfInspection(db, scope, { id: params.id });
  if (!record) throw notFound();
  refusePerforming(record, person);
  return {
    id: record.id,
    companyId: record.company_id,
    visitedAt: record.visited_at,
    currentVersion: record.current_version,
  };
}

/** For a write of one of its fields while it is carried out; its day is the visit's too, which nobody else may hold then. */
export async function headerToPerform(
  request: RecordRequest & { person: Person },
  field: InspectionField,
): Promise<InspectionRecord> {
  const { db, scope, params } = request;
  await inspectionToPerform(request, field === 'inspectionDate' ? lockInspection : holdInspection);
  const record = await lockHeader(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}
