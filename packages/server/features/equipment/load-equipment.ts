import { can } from '@assay/domain/access';
import { forbidden, notFound } from '@assay/domain/problem';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { type EquipmentRecord, findEquipment, lockEquipment } from './equipment.queries.ts';

export async function equipmentToRead({ db, scope, params }: RecordRequest): Promise<EquipmentRecord> {
  const record = await findEquipment(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function equipmentToWrite({ db, scope, params }: RecordRequest): Promise<EquipmentRecord> {
  const record = await lockEquipment(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

/** Staff change everything; a company what it recorded, as long as no staff have changed it: a mistyped serial number, say. */
export const mayCorrect = (person: Person, record: EquipmentRecord): boolean =>
  can(person, 'equipment.correct') &&
  (!person.external || (record.added_by_company_id === person.companyId && !record.checked_by_staff));

export async function equipmentToCorrect(request: RecordRequest & { person: Person }): Promise<EquipmentRecord> {
  const record = await equipmentToWrite(request);
  if (!mayCorrect(request.person, record)) throw forbidden();
  return record;
}
