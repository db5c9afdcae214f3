import type { InspectionInput } from '@assay/contract/inspections';
import { invalidField, Problem } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { matchOrAddEquipment } from '../equipments/match-equipment.ts';
import { findMachine, type Machine } from './machines.queries.ts';

/** What is wrong with the equipment is told at its place in the whole. */
async function atEquipment<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.detail.errors) throw error;
    const errors = error.detail.errors.map(({ path, ...rest }) => ({ ...rest, path: `equipment.${path}` }));
    throw new Problem(error.kind, error.message, { ...error.detail, errors });
  }
}

async function idOf(db: Db, scope: Scope, { equipment, customerId }: InspectionInput, now: Date): Promise<string> {
  if ('id' in equipment) return equipment.id;
  if (equipment.serialNumber.trim() === '' && equipment.nickName.trim() === '')
    throw invalidField('equipment.serialNumber', 'A serial number or a nickname is needed');
  const place = equipment.customerSiteId === null ? { customerId } : {};
  return atEquipment(() => matchOrAddEquipment(db, scope, { ...equipment, ...place }, now));
}

/** The machine that an inspection is begun on: one that is known, or one that is named and may be new. */
export async function chooseMachine(db: Db, scope: Scope, input: InspectionInput, now: Date): Promise<Machine> {
  const machine = await findMachine(db, scope, await idOf(db, scope, input, now));
  if (!machine) throw invalidField('equipment.id', 'There is no such equipment');
  return machine;
}
