import type { Equipment } from '@assay/contract/equipment';
import type { HistoryEntry } from '@assay/contract/history';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import { isId } from '@assay/domain/id';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import type { EquipmentRecord } from './equipment.queries.ts';
import { findCustomerName, findVisibleSite, listAssignedCompanies, namesOf } from './equipment-parts.queries.ts';
import { mayCorrect } from './load-equipment.ts';
import { listDuplicates } from './machines.queries.ts';

/** Reads the visits to a machine that the reader may see; given from outside, since machines know no visits. */
export type MachineWork = (
  db: Db,
  scope: Scope,
  equipmentId: string,
) => Promise<Pick<Equipment, 'inspections' | 'inspectionCount' | 'audits' | 'lastLoadedHours'>>;

/** A machine as it crosses the wire, with the customer, site and companies that the reader may see. */
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
    doubles: await listDuplicates(db, scope, {
      id: record.id,
      familyId: record.productFamilyId,
      serialKey: serialKey(record.serialNumber),
    }),
    ...(await workOn(db, scope, record.id)),
    editable: mayCorrect(person, record),
  };
}

type Change = HistoryEntry['changes'][number];

/** Fields that hold the id of something with a name, which is what a reader wants to know. */
const named = new Set(['customer_id', 'customer_site_id', 'company_id']);

const idsIn = ({ field, from, to }: Change): string[] =>
  named.has(field) ? [from, to].filter((value) => typeof value === 'string' && isId(value)).map(String) : [];

/** The history of a machine, as far as the reader may know the customers and companies in it. */
export async function showEquipmentHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'equipment', id);
  const names = await namesOf(db, scope, [...new Set(events.flatMap(({ changes }) => changes.flatMap(idsIn)))]);
  const nameOf = (value: unknown): string | null => names.get(String(value)) ?? null;
  // A company's inspection is in its own history; only an assignment is a change of the machine.
  const isAssignment = ({ changes }: HistoryEntry) =>
    changes.every(({ field }) => field !== 'assigned') ||
    changes.some(({ field, from, to }) => field === 'assigned' && (from === true || to === true));
  return events.filter(isAssignment).flatMap((event) => {
    const ofCompany = event.changes.some(({ field }) => field === 'company_id' || field === 'assigned');
    const ofPart = ofCompany || event.changes.some(({ field }) => field === 'photo_name');
    const changes = event.changes
      .map((change) =>
        named.has(change.field) ? { ...change, from: nameOf(change.from), to: nameOf(change.to) } : change,
      )
      .filter(({ field, from, to }) => (ofCompany ? field === 'company_id' : field !== 'serial_key') && from !== to);
    if (changes.length === 0) return [];
    return [{ ...event, action: ofPart ? 'changed' : event.action, changes }];
  });
}
