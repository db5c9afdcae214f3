import type { EquipmentInput } from '@assay/contract/equipment';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findModelWithFamily } from './equipment-parts.queries.ts';
import { findByNickName, findBySerial, waitForNamesakes } from './match-equipment.queries.ts';
import { addUnmatched } from './save-equipment.ts';

/** The machine that field work names: the one that is there, or a new one; two who begin at once get the same. */
export async function matchOrAddEquipment(db: Db, scope: Scope, named: EquipmentInput, now: Date): Promise<string> {
  const model = await findModelWithFamily(db, named.productModelId);
  if (!model) throw invalidField('productModelId', 'product.modelUnknown');
  const { product_family_id: familyId } = model;
  const serial = serialKey(named.serialNumber);
  const [nickName, siteId] = [named.nickName.trim(), named.customerSiteId ?? null];
  await waitForNamesakes(db, [familyId, serial, ...(serial ? [] : [nickName, siteId])].join('\n'));
  const known = serial
    ? await findBySerial(db, scope, familyId, serial)
    : await findByNickName(db, scope, familyId, nickName, siteId);
  return known?.id ?? addUnmatched(db, scope, named, now);
}
