import type { CustomerInput } from '@assay/contract/customers';
import { planParts, sameNames } from '@assay/domain/customers/plan-parts';
import { type FieldError, fieldError, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { takeOffSites } from '../equipment/equipment.queries.ts';
import {
  type CustomerFields,
  createCustomer,
  deleteParts,
  insertContacts,
  insertSites,
  listContacts,
  listSites,
  type SiteRecord,
  updateContact,
  updateCustomer,
  updateSite,
} from './customers.queries.ts';

const fieldsOf = (input: CustomerInput): CustomerFields => ({
  name: input.name,
  english_name: input.englishName,
  mdm_customer_id: input.mdmCustomerId,
  language: input.language,
});

type SitePart = CustomerInput['sites'][number] & { id: string };
type ContactPart = CustomerInput['contacts'][number] & { id: string };

/** A program that sends no time zones leaves them as they are. */
const siteRow = (site: SitePart, known: readonly SiteRecord[]) => ({
  id: site.id,
  name: site.name,
  mdm_site_id: site.mdmSiteId,
  mdm_type: site.mdmType,
  country: site.country,
  state_province: site.stateProvince,
  time_zone: site.timeZone ?? known.find(({ id }) => id === site.id)?.time_zone ?? '',
});

const contactRow = (contact: ContactPart, siteIds: Map<string, string>) => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  phone_number: contact.phoneNumber,
  language: contact.language,
  customer_site_id: contact.customerSiteId ? (siteIds.get(contact.customerSiteId) ?? null) : null,
});

/** Leaves out the rows that are the same already. */
const changed = <Row extends { id: string }>(rows: Row[], known: readonly Row[]): Row[] => {
  const byId = new Map(known.map((row) => [row.id, row]));
  return rows.filter((row) => (Object.keys(row) as (keyof Row)[]).some((key) => row[key] !== byId.get(row.id)?.[key]));
};

const contactsOfOtherSites = (input: CustomerInput, siteIds: Map<string, string>): FieldError[] =>
  input.contacts.flatMap(({ customerSiteId }, i) =>
    customerSiteId && !siteIds.has(customerSiteId)
      ? [fieldError(`contacts.${i}.customerSiteId`, 'customer.siteOfOther')]
      : [],
  );

/** Two sites that exchange their names must not meet on the way. */
async function updateSites(db: Db, rows: SiteRecord[], known: readonly SiteRecord[]): Promise<void> {
  const names = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const inTheWay = rows.filter(({ id, name }) => (names.get(name.toLowerCase()) ?? id) !== id);
  for (const { id } of inTheWay) await updateSite(db, { id, name: id });
  for (const row of rows) await updateSite(db, row);
}

/** Writes sites and contacts so that the customer has exactly those that were sent. */
async function saveParts(db: Db, customerId: string, input: CustomerInput, now: Date): Promise<void> {
  const [knownSites, knownContacts] = [await listSites(db, customerId), await listContacts(db, customerId)];
  const sites = planParts(input.sites, knownSites, 'sites');
  const contacts = planParts(input.contacts, knownContacts, 'contacts');
  refuse([
    ...sites.errors,
    ...contacts.errors,
    ...contactsOfOtherSites(input, sites.ids),
    ...sameNames(input.sites, 'sites', 'customer.siteNameTaken'),
  ]);
  const ofCustomer = <Row extends object>(row: Row) => ({ ...row, customer_id: customerId });
  const toSiteRow = (site: SitePart) => siteRow(site, knownSites);
  const toContactRow = (contact: ContactPart) => contactRow(contact, sites.ids);
  // Removed sites go first: their names are free for others.
  await deleteParts(db, 'customer_site', sites.removed, now);
  await takeOffSites(db, sites.removed);
  await updateSites(db, changed(sites.kept.map(toSiteRow), knownSites), knownSites);
  await insertSites(db, sites.added.map(toSiteRow).map(ofCustomer));
  await deleteParts(db, 'customer_contact', contacts.removed, now);
  for (const row of changed(contacts.kept.map(toContactRow), knownContacts)) await updateContact(db, row);
  await insertContacts(db, contacts.added.map(toContactRow).map(ofCustomer));
}

export async function addCustomer(db: Db, input: CustomerInput, now: Date): Promise<string> {
  const id = await createCustomer(db, fieldsOf(input), now);
  await saveParts(db, id, input, now);
  return id;
}

export async function changeCustomer(db: Db, id: string, input: CustomerInput, now: Date): Promise<void> {
  await updateCustomer(db, id, fieldsOf(input));
  await saveParts(db, id, input, now);
}
