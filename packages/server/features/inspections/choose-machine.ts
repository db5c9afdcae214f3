import type { InspectionInput } from '@assay/contract/inspections';
import { atPlace, invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { matchOrAddEquipment } from '../equipment/match-equipment.ts';
import { findMachine, type Machine } from './machines.queries.ts';

async function idOf(db: Db, scope: Scope, { equipment, customerId }: InspectionInput, now: Date): Promise<string> {
  if ('id' in equipment) return equipment.id;
  if (equipment.serialNumber.trim() === '' && equipment.nickName.trim() === '')
    throw invalidField('equipment.serialNumber', 'equipment.nameMissing');
  const place = equipment.customerSiteId === null ? { customerId } : {};
  return atPlace('equipment', () => matchOrAddEquipment(db, scope, { ...equipment, ...place }, now));
}

/** The machine that an inspection is begun on: one that is known, or one that is named and may be new. */
export async function chooseMachine(db: Db, scope: Scope, input: InspectionInput, now: Date): Promise<Machine> {
  const machine = await findMachine(db, scope, await idOf(db, scope, input, now));
  if (!machine) throw invalidField('equipment.id', 'equipment.unknown');
  return machine;
}
