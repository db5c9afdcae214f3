import type { RunEquipment } from '@assay/contract/runs/run';
import { atPlace, invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findMachine, type Machine } from './machines.queries.ts';
import { addNewEquipment, matchOrAddEquipment } from './match-equipment.ts';

/** A machine that is known, or what is needed to find or add it. */
export type NamedMachine =
  | { id: string }
  | {
      productModelId: string;
      serialNumber: string;
      nickName: string;
      customerSiteId: string | null;
      newId?: string | undefined;
    };

async function idOf(
  db: Db,
  scope: Scope,
  machine: NamedMachine,
  customerId: string | null,
  now: Date,
): Promise<string> {
  if ('id' in machine) return machine.id;
  if (machine.serialNumber.trim() === '' && machine.nickName.trim() === '')
    throw invalidField('equipment.serialNumber', 'equipment.nameMissing');
  const place = machine.customerSiteId === null ? { customerId } : {};
  const { newId, ...named } = { ...machine, ...place };
  return atPlace('equipment', () =>
    newId === undefined
      ? matchOrAddEquipment(db, scope, named, now)
      : addNewEquipment(db, scope, { id: newId, ...named }, now),
  );
}

/** The machine that work is begun on: one that is known, or one that is named and may be new. */
export async function chooseMachine(
  db: Db,
  scope: Scope,
  { equipment, customerId }: { equipment: NamedMachine; customerId: string | null },
  now: Date,
): Promise<Machine> {
  const machine = await findMachine(db, scope, await idOf(db, scope, equipment, customerId, now));
  if (!machine) throw invalidField('equipment.id', 'equipment.unknown');
  return machine;
}

/** A machine as a run remembers it. */
export const machineOfRun = (machine: Machine): RunEquipment => ({
  id: machine.id,
  serialNumber: machine.serial_number,
  nickName: machine.nick_name,
  productFamilyId: machine.product_family_id,
  productFamilyName: machine.family_name,
  productModelId: machine.product_model_id,
  productModelName: machine.model_name,
});
