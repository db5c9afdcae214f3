import type { EquipmentInput } from '@assay/contract/equipment';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import { invalidField } from '@assay/domain/problem';
import { serialTaken } from '../../db/constraints.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { createEquipment, type EquipmentFields, type EquipmentRecord, updateEquipment } from './equipment.queries.ts';
import {
  assignCompanies,
  countCompanies,
  findCustomerName,
  findModelWithFamily,
  findVisibleSite,
} from './equipment-parts.queries.ts';
import { findBySerial, waitForSameName } from './machines.queries.ts';

type Place = Pick<EquipmentFields, 'customer_id' | 'customer_site_id'>;

async function placeOf(db: Db, scope: Scope, { customerId, customerSiteId }: EquipmentInput): Promise<Place> {
  if (customerSiteId) {
    const site = await findVisibleSite(db, scope, customerSiteId);
    if (!site || (customerId && customerId !== site.customerId))
      throw invalidField('customerSiteId', 'customer.siteUnknown');
    return { customer_id: site.customerId, customer_site_id: site.id };
  }
  if (!customerId) return { customer_id: null, customer_site_id: null };
  const customer = await findCustomerName(db, scope, customerId);
  if (!customer) throw invalidField('customerId', 'customer.unknown');
  return { customer_id: customer.id, customer_site_id: null };
}

async function fieldsOf(db: Db, scope: Scope, input: EquipmentInput): Promise<EquipmentFields> {
  const model = await findModelWithFamily(db, input.productModelId);
  if (!model) throw invalidField('productModelId', 'product.modelUnknown');
  if (input.productFamilyId && input.productFamilyId !== model.product_family_id)
    throw invalidField('productFamilyId', 'product.familyOfOther');
  // People from outside must not find out by trying whether another company's machine has the same id.
  if (scope.companyId !== null && input.mdmEquipmentId?.trim())
    throw invalidField('mdmEquipmentId', 'equipment.mdmIdOfStaff');
  return {
    ...model,
    serial_number: input.serialNumber.trim(),
    nick_name: input.nickName.trim(),
    mdm_equipment_id: (input.mdmEquipmentId ?? '').trim(),
    ...(await placeOf(db, scope, input)),
  };
}

/** An external creator's machine is their company's; others may be assigned by staff alone. */
async function companiesOf(db: Db, scope: Scope, input: EquipmentInput): Promise<string[] | undefined> {
  if (scope.companyId !== null) return [scope.companyId];
  const ids = input.companyIds && [...new Set(input.companyIds)];
  if (ids && (await countCompanies(db, scope, ids)) !== ids.length) throw invalidField('companyIds', 'company.unknown');
  return ids;
}

/** Refused only for a machine that the person may see: another company's must not be revealed. */
async function refuseKnownSerial(db: Db, scope: Scope, fields: EquipmentFields): Promise<void> {
  const serial = serialKey(fields.serial_number);
  if (!serial) return;
  await waitForSameName(db, [fields.product_family_id, serial].join('\n'));
  if (await findBySerial(db, scope, fields.product_family_id, serial)) throw serialTaken();
}

/** For a machine that was looked for and is not there; its id may be made by the sender. */
export async function addUnmatched(
  db: Db,
  scope: Scope,
  input: EquipmentInput,
  now: Date,
  madeId?: string,
): Promise<string> {
  const companies = await companiesOf(db, scope, input);
  const fields = await fieldsOf(db, scope, input);
  const id = await createEquipment(db, { ...fields, added_by_company_id: scope.companyId }, now, madeId);
  if (companies) await assignCompanies(db, id, companies);
  return id;
}

export async function addEquipment(db: Db, scope: Scope, input: EquipmentInput, now: Date): Promise<string> {
  await refuseKnownSerial(db, scope, await fieldsOf(db, scope, input));
  return addUnmatched(db, scope, input, now);
}

export async function changeEquipment(
  db: Db,
  scope: Scope,
  record: EquipmentRecord,
  input: EquipmentInput,
): Promise<void> {
  const isStaff = scope.companyId === null;
  const companies = isStaff ? await companiesOf(db, scope, input) : undefined;
  const fields = await fieldsOf(db, scope, input);
  const isSame =
    serialKey(fields.serial_number) === serialKey(record.serialNumber) &&
    fields.product_family_id === record.productFamilyId;
  if (!isSame) await refuseKnownSerial(db, scope, fields);
  await updateEquipment(db, record.id, { ...fields, ...(isStaff && { checked_by_staff: true }) });
  if (companies) await assignCompanies(db, record.id, companies);
}
