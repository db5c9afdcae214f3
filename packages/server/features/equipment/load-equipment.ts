import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type EquipmentRecord, findEquipment, lockEquipment } from './equipment.queries.ts';

type Asked = { db: Db; scope: Scope; params: { id: string } };

export async function equipmentToRead({ db, scope, params }: Asked): Promise<EquipmentRecord> {
  const record = await findEquipment(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function equipmentToWrite({ db, scope, params }: Asked): Promise<EquipmentRecord> {
  const record = await lockEquipment(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}
