import { mayPerform, statusLabels } from '@assay/domain/inspections/status';
import { forbidden, notFound, Problem } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/person.ts';
import { findInspection, type InspectionRecord, lockInspection, touchInspection } from './inspections.queries.ts';

interface Asked {
  db: Db;
  scope: Scope;
  params: { id: string };
}

/** Who asks, and whose it is, as the rules call them. */
export const performing = ({ inspector_id, inspector_contact }: InspectionRecord, person: Person) =>
  [
    { inspectorId: inspector_id, inspectorContact: inspector_contact },
    { ...person, id: person.userId },
  ] as const;

export async function inspectionToRead({ db, scope, params }: Asked): Promise<InspectionRecord> {
  const record = await findInspection(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function inspectionToLock({ db, scope, params }: Asked): Promise<InspectionRecord> {
  const record = await lockInspection(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

/** For every write while an inspection is carried out. */
export async function inspectionToPerform(asked: Asked & { person: Person }): Promise<InspectionRecord> {
  const { db, scope, params, person } = asked;
  const touched = await touchInspection(db, scope, params.id);
  const record = touched ?? (await inspectionToRead(asked));
  if (!mayPerform(...performing(record, person))) throw forbidden();
  if (!touched)
    throw new Problem('conflict', `An inspection that is ${statusLabels[record.status]} is not changed any more.`, {
      code: 'notInUse',
    });
  return touched;
}
