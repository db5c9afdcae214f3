import { notFound } from '@assay/domain/problem';
import type { RecordRequest } from '../../http/record-request.ts';
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
