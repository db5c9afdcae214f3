import type { Equipment, EquipmentInput } from '@assay/contract/equipments';
import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listInspectionsOfEquipment } from '../inspections/inspection-list.queries.ts';
import { lastLoadedHours } from '../inspections/last-loaded-hours.ts';
import {
  assignCompanies,
  countCompanies,
  findCustomerName,
  findModelWithFamily,
  findVisibleSite,
  listAssignedCompanies,
} from './equipment-parts.queries.ts';
import { createEquipment, type EquipmentFields, type EquipmentRecord, updateEquipment } from './equipments.queries.ts';

type Place = Pick<EquipmentFields, 'customer_id' | 'customer_site_id'>;

async function placeOf(db: Db, scope: Scope, { customerId, customerSiteId }: EquipmentInput): Promise<Place> {
  if (customerSiteId) {
    const site = await findVisibleSite(db, scope, customerSiteId);
    if (!site || (customerId && customerId !== site.customerId))
      throw invalidField('customerSiteId', 'There is no such customer site');
    return { customer_id: site.customerId, customer_site_id: site.id };
  }
  if (!customerId) return { customer_id: null, customer_site_id: null };
  const customer = await findCustomerName(db, scope, customerId);
  if (!customer) throw invalidField('customerId', 'There is no such customer');
  return { customer_id: customer.id, customer_site_id: null };
}

async function fieldsOf(db: Db, scope: Scope, input: EquipmentInput): Promise<EquipmentFields> {
  const model = await findModelWithFamily(db, input.productModelId);
  if (!model) throw invalidField('productModelId', 'There is no such product model');
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
  if (ids && (await countCompanies(db, scope, ids)) !== ids.length)
    throw invalidField('companyIds', 'There is no such company');
  return ids;
}

export async function addEquipment(db: Db, scope: Scope, input: EquipmentInput, now: Date): Promise<string> {
  const companies = await companiesOf(db, scope, input);
  const id = await createEquipment(db, await fieldsOf(db, scope, input), now);
  if (companies) await assignCompanies(db, id, companies);
  return id;
}

export async function changeEquipment(db: Db, scope: Scope, id: string, input: EquipmentInput): Promise<void> {
  const companies = await companiesOf(db, scope, input);
  await updateEquipment(db, id, await fieldsOf(db, scope, input));
  if (companies) await assignCompanies(db, id, companies);
}

/** An equipment as it crosses the wire, with what of its surroundings the reader may see. */
export async function showEquipment(db: Db, scope: Scope, record: EquipmentRecord): Promise<Equipment> {
  const { customer_id, ...rest } = record;
  const site = rest.customerSiteId ? await findVisibleSite(db, scope, rest.customerSiteId) : undefined;
  const customer = customer_id ? await findCustomerName(db, scope, customer_id) : undefined;
  return {
    ...rest,
    customer: customer ?? null,
    customerSite: site ? { id: site.id, name: site.name } : null,
    companies: await listAssignedCompanies(db, scope, record.id),
    ...(await listInspectionsOfEquipment(db, scope, record.id)),
    lastLoadedHours: await lastLoadedHours(db, scope, record.id),
  };
}
