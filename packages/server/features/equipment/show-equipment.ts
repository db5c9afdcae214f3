import type { Equipment } from '@assay/contract/equipment';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import type { EquipmentRecord } from './equipment.queries.ts';
import { findCustomerName, findVisibleSite, listAssignedCompanies } from './equipment-parts.queries.ts';
import { mayCorrect } from './load-equipment.ts';
import { listDoubles } from './match-equipment.queries.ts';

/** What was carried out on a machine, as far as the reader may see it: machines know no visits. */
export type MachineWork = (
  db: Db,
  scope: Scope,
  equipmentId: string,
) => Promise<Pick<Equipment, 'inspections' | 'inspectionCount' | 'audits' | 'lastLoadedHours'>>;

/** An equipment as it crosses the wire, with what of its surroundings the reader may see. */
export async function showEquipment(
  db: Db,
  scope: Scope,
  record: EquipmentRecord,
  workOn: MachineWork,
  person: Person,
): Promise<Equipment> {
  const { customer_id, added_by_company_id: _, checked_by_staff: __, ...rest } = record;
  const site = rest.customerSiteId ? await findVisibleSite(db, scope, rest.customerSiteId) : undefined;
  const customer = customer_id ? await findCustomerName(db, scope, customer_id) : undefined;
  const companies = await listAssignedCompanies(db, scope, record.id);
  return {
    ...rest,
    customerId: customer?.id ?? null,
    customer: customer ?? null,
    customerSite: site ? { id: site.id, name: site.name } : null,
    companyIds: companies.map(({ id }) => id),
    companies,
    doubles: await listDoubles(db, scope, {
      id: record.id,
      familyId: record.productFamilyId,
      serialKey: serialKey(record.serialNumber),
    }),
    ...(await workOn(db, scope, record.id)),
    editable: mayCorrect(person, record),
  };
}
