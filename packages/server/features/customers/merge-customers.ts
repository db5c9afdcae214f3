import { joinParts } from '@assay/domain/customers/join-parts';
import { fieldError, invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { moveAudits } from '../audits/audits.queries.ts';
import { moveEquipment } from '../equipment/equipment.queries.ts';
import { moveInspections } from '../inspections/inspections.queries.ts';
import { moveRuns } from '../runs/runs.queries.ts';
import {
  type ContactRecord,
  type CustomerRecord,
  deleteParts,
  detachContacts,
  listContacts,
  listSites,
  lockCustomer,
  markMerged,
  moveSites,
  type SiteRecord,
  updateContact,
  updateCustomer,
  updateSite,
} from './customers.queries.ts';

export interface Merge {
  from: string;
  into: string;
  name: string;
}

const gone = (path: string) =>
  new Problem('conflict', message('customer.oneGone'), {
    code: 'customerGone',
    errors: [fieldError(path, 'customer.gone')],
  });

/** Both locks in one order, so that two merges the other way round wait for each other instead of dying. */
async function lockBoth(
  db: Db,
  scope: Scope,
  { from, into }: Merge,
): Promise<{ from: CustomerRecord; into: CustomerRecord }> {
  const locked = new Map<string, CustomerRecord>();
  for (const id of [from, into].sort()) {
    const record = await lockCustomer(db, scope, id);
    if (record) locked.set(id, record);
  }
  const [merged, survivor] = [locked.get(from), locked.get(into)];
  if (!merged && !survivor) throw notFound();
  if (!merged) throw gone('id');
  if (!survivor) throw gone('customerId');
  return { from: merged, into: survivor };
}

/** Fills the empty fields of the survivor's part from the one that joins it. */
function filled<Row extends { id: string }>(
  into: Row,
  from: Row,
  fields: readonly (keyof Row)[],
): Partial<Row> & { id: string } {
  return Object.assign({ id: into.id }, ...fields.map((field) => ({ [field]: into[field] || from[field] })));
}

async function mergeSites(db: Db, from: string, into: string, now: Date): Promise<Map<string, string>> {
  const part = (site: SiteRecord) => ({ ...site, mdmId: site.mdm_site_id });
  const mine = (await listSites(db, into)).map(part);
  const theirs = (await listSites(db, from)).map(part);
  const { moved, joined } = joinParts(mine, theirs);
  await moveSites(
    db,
    moved.map(({ id }) => id),
    into,
  );
  for (const pair of joined)
    await updateSite(
      db,
      filled(pair.into, pair.from, ['mdm_site_id', 'mdm_type', 'country', 'state_province', 'time_zone']),
    );
  await deleteParts(
    db,
    'customer_site',
    joined.map((pair) => pair.from.id),
    now,
  );
  return new Map([
    ...moved.map(({ id }) => [id, id] as const),
    ...joined.map((pair) => [pair.from.id, pair.into.id] as const),
  ]);
}

/** Answers which site stands for each of the merged customer's now. */
async function mergeCustomerParts(db: Db, from: string, into: string, now: Date): Promise<Map<string, string>> {
  const part = (contact: ContactRecord) => ({ ...contact, mdmId: '' });
  const mine = (await listContacts(db, into)).map(part);
  const theirs = (await listContacts(db, from)).map(part);
  // A site and its contacts change hands one after the other; in between they are apart.
  await detachContacts(db, from);
  const sites = await mergeSites(db, from, into, now);
  const { moved, joined } = joinParts(mine, theirs);
  for (const { id, customer_site_id } of moved)
    await updateContact(db, {
      id,
      customer_id: into,
      customer_site_id: customer_site_id ? (sites.get(customer_site_id) ?? null) : null,
    });
  for (const pair of joined) await updateContact(db, filled(pair.into, pair.from, ['email', 'phone_number']));
  await deleteParts(
    db,
    'customer_contact',
    joined.map((pair) => pair.from.id),
    now,
  );
  return sites;
}

/** `from` becomes part of `into`, which survives under the name; the caller's transaction makes it whole. */
export async function mergeCustomers(db: Db, scope: Scope, merge: Merge, now: Date): Promise<void> {
  if (merge.from === merge.into) throw invalidField('customerId', 'customer.mergedIntoItself');
  const { from, into } = await lockBoth(db, scope, merge);
  const sites = await mergeCustomerParts(db, from.id, into.id, now);
  // In the order in which submitting locks them.
  await moveInspections(db, from.id, into.id, sites);
  await moveAudits(db, from.id, into.id, sites);
  await moveRuns(db, sites);
  await moveEquipment(db, from.id, into.id, sites);
  await markMerged(db, from.id, into.id, now);
  await updateCustomer(db, into.id, {
    name: merge.name,
    english_name: into.english_name || from.english_name,
    mdm_customer_id: into.mdm_customer_id || from.mdm_customer_id,
  });
  const change = (field: string, to: string) => [{ field, from: null, to }];
  await recordEvent(db, {
    recordType: 'customer',
    recordId: from.id,
    action: 'merged into',
    changes: change('customer', into.name),
  });
  await recordEvent(db, {
    recordType: 'customer',
    recordId: into.id,
    action: 'merged with',
    changes: change('customer', from.name),
  });
}
