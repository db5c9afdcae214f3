import type { EquipmentInput } from '@assay/contract/equipment';
import { productName } from '@assay/domain/equipment/product-name';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findModelWithFamily } from './equipment-parts.queries.ts';
import { findByNickName, findBySerial, findMachine, waitForSameName } from './machines.queries.ts';
import { addUnmatched } from './save-equipment.ts';

/** Finds the machine that has this name already; another write of the same name waits until this transaction has made it. */
async function matchEquipment(db: Db, scope: Scope, named: EquipmentInput): Promise<string | undefined> {
  const model = await findModelWithFamily(db, named.productModelId);
  if (!model) throw invalidField('productModelId', 'product.modelUnknown');
  const { product_family_id: familyId } = model;
  const serial = serialKey(named.serialNumber);
  const [nickName, siteId] = [named.nickName.trim(), named.customerSiteId ?? null];
  await waitForSameName(db, [familyId, serial, ...(serial ? [] : [nickName, siteId])].join('\n'));
  const known = serial
    ? await findBySerial(db, scope, familyId, serial)
    : await findByNickName(db, scope, familyId, nickName, siteId);
  return known?.id;
}

/** The machine that field work names: the one that is there, or a new one; two who begin at once get the same. */
export const matchOrAddEquipment = async (db: Db, scope: Scope, named: EquipmentInput, now: Date): Promise<string> =>
  (await matchEquipment(db, scope, named)) ?? addUnmatched(db, scope, named, now);

/** Describes a machine to a person who typed its number elsewhere. */
async function knownAs(db: Db, scope: Scope, id: string): Promise<string> {
  const machine = await findMachine(db, scope, id);
  if (!machine) return '';
  const product = productName({ productFamilyName: machine.family_name, productModelName: machine.model_name });
  return [machine.serial_number || machine.nick_name, product, machine.customer_name, machine.customer_site_name]
    .filter(Boolean)
    .join(', ');
}

/**
 * Adds a machine that was new on a device without network, under the id that the device made: sent again, or for another visit, it
 * is the same. One that has the name by now is not taken in silence, since nobody could look before.
 */
export async function addNewEquipment(
  db: Db,
  scope: Scope,
  { id, ...named }: EquipmentInput & { id: string },
  now: Date,
): Promise<string> {
  const known = await matchEquipment(db, scope, named);
  if (await findMachine(db, scope, id)) return id;
  if (known === undefined) return addUnmatched(db, scope, named, now, id);
  const reason = message('equipment.known', { machine: await knownAs(db, scope, known) });
  throw new Problem('conflict', reason, { code: 'machineKnown' });
}
