import { masterColumns } from '@assay/domain/master-data/columns';
import {
  findContactRows,
  findCustomerRows,
  findSameNames,
  findSiteRows,
  findSitesByName,
  type SiteRow,
} from './customers-file.queries.ts';
import { fault, filled, type MasterFile, type MasterLine, type Meaning, text, uuid } from './master-file.ts';
import { type CustomerReference, findCustomers, findSites, type SiteReference } from './references.queries.ts';

const customerColumns = masterColumns['customers.csv'];

/** Customers by their MDM id; one that has none yet and the same name is taken for the same. */
export const customersFile: MasterFile<'customers.csv'> = {
  name: 'customers.csv',
  keyColumn: 'mdmCustomerId',
  keyOf: ({ mdmCustomerId = '' }) => mdmCustomerId,
  table: {
    name: 'customer',
    recordType: 'customer',
    revised: true,
    columns: { name: text(), english_name: text(), mdm_customer_id: text(), language: text('en') },
  },
  read: async (db, lines) => {
    const references = await findCustomers(
      db,
      lines.map(({ cells }) => cells.mdmCustomerId ?? ''),
    );
    const live = [...references.values()].filter(({ state }) => state === 'live');
    const known = await findCustomerRows(
      db,
      live.map(({ id }) => id),
    );
    const unknown = lines.filter(({ cells }) => !references.has(cells.mdmCustomerId ?? ''));
    const sameNames = await findSameNames(
      db,
      unknown.map(({ cells }) => cells.name ?? ''),
    );
    const adopted = new Set<string>();
    return lines.map(({ cells }) => {
      const { mdmCustomerId = '', name = '' } = cells;
      const reference = references.get(mdmCustomerId);
      const fields = filled({
        name,
        english_name: cells.englishName,
        mdm_customer_id: mdmCustomerId,
        language: cells.language,
      });
      // The survivor has a line of its own; that of the one it swallowed must not fight with it.
      if (reference?.state === 'merged') return { leave: true };
      if (reference?.state === 'deleted') return fault(customerColumns.mdmCustomerId, 'import.thisCustomerDeleted');
      if (reference) return { known: known.get(reference.id), fields };
      const same = (sameNames.get(name) ?? []).filter(({ id }) => !adopted.has(id));
      if (same.length > 1) return fault(customerColumns.name, 'import.severalWithoutMdmId');
      if (same[0]) adopted.add(same[0].id);
      return { known: same[0], fields };
    });
  },
};

type SiteLine = MasterLine<'sites.csv'>;

const siteColumns = masterColumns['sites.csv'];

interface FoundSites {
  byMdm: Map<string, SiteRow[]>;
  byName: Map<string, SiteRow>;
}

const nameKey = (customerId: string, name: string): string => `${customerId} ${name}`;

function meaningOfSite({ cells }: SiteLine, customer: CustomerReference, found: FoundSites): Meaning {
  const { mdmSiteId = '', name = '' } = cells;
  const sameId = found.byMdm.get(mdmSiteId) ?? [];
  const known = sameId.find((site) => site.customerId === customer.id);
  if (!known && sameId.length > 0) return fault(siteColumns.mdmSiteId, 'import.siteOfOther');
  const sameName = found.byName.get(nameKey(customer.id, name));
  const isTaken = sameName && sameName.id !== known?.id && (known || sameName.fields.mdm_site_id !== '');
  if (isTaken) return fault(siteColumns.name, 'customer.siteNameTaken');
  return {
    known: known ?? sameName,
    root: customer,
    fields: filled({
      customer_id: customer.id,
      name,
      mdm_site_id: mdmSiteId,
      mdm_type: cells.mdmType,
      country: cells.country,
      state_province: cells.stateProvince,
      time_zone: cells.timeZone,
    }),
  };
}

/** Sites of a customer by their MDM id; one that has none yet and the same name is taken for the same. */
export const sitesFile: MasterFile<'sites.csv'> = {
  name: 'sites.csv',
  keyColumn: 'mdmSiteId',
  keyOf: ({ mdmSiteId = '' }) => mdmSiteId,
  table: {
    name: 'customer_site',
    recordType: 'customer',
    revised: false,
    columns: {
      customer_id: uuid,
      name: text(),
      mdm_site_id: text(),
      mdm_type: text(),
      country: text(),
      state_province: text(),
      time_zone: text(),
    },
  },
  read: async (db, lines) => {
    const customers = await findCustomers(
      db,
      lines.map(({ cells }) => cells.mdmCustomerId ?? ''),
    );
    const byMdm = await findSiteRows(
      db,
      lines.map(({ cells }) => cells.mdmSiteId ?? ''),
    );
    const wanted = lines.flatMap(({ cells }) => {
      const customer = customers.get(cells.mdmCustomerId ?? '');
      return customer ? [{ customerId: customer.id, name: cells.name ?? '' }] : [];
    });
    const found = { byMdm, byName: await findSitesByName(db, wanted, nameKey) };
    return lines.map((line) => {
      const named = customerOfLine(customers, line.cells.mdmCustomerId ?? '');
      return 'refusal' in named ? named.refusal : meaningOfSite(line, named.customer, found);
    });
  },
};

const contactColumns = masterColumns['contacts.csv'];

const contactKey = (customerId: string, name: string): string => `${customerId} ${name}`;

/** Contacts of a customer by their name: master data has no ids for people. */
export const contactsFile: MasterFile<'contacts.csv'> = {
  name: 'contacts.csv',
  keyColumn: 'name',
  keyOf: ({ mdmCustomerId = '', name = '' }) => `${mdmCustomerId}\n${name.toLowerCase()}`,
  table: {
    name: 'customer_contact',
    recordType: 'customer',
    revised: false,
    columns: {
      customer_id: uuid,
      customer_site_id: uuid,
      name: text(),
      email: text(),
      phone_number: text(),
      language: text('en'),
    },
  },
  read: async (db, lines) => {
    const customers = await findCustomers(
      db,
      lines.map(({ cells }) => cells.mdmCustomerId ?? ''),
    );
    const sites = await findSites(
      db,
      lines.flatMap(({ cells }) => cells.mdmSiteId || []),
    );
    const wanted = lines.flatMap(({ cells }) => {
      const customer = customers.get(cells.mdmCustomerId ?? '');
      return customer ? [{ customerId: customer.id, name: cells.name ?? '' }] : [];
    });
    const contacts = await findContactRows(db, wanted, contactKey);
    return lines.map(({ cells }) => {
      const named = customerOfLine(customers, cells.mdmCustomerId ?? '');
      if ('refusal' in named) return named.refusal;
      const { customer } = named;
      const at = cells.mdmSiteId ? siteOfLine(sites, cells.mdmSiteId, customer.id) : undefined;
      if (at && 'refusal' in at) return at.refusal;
      const known = contacts.get(contactKey(customer.id, cells.name ?? '')) ?? [];
      if (known.length > 1) return fault(contactColumns.name, 'import.severalContacts');
      return {
        known: known[0],
        root: customer,
        fields: filled({
          customer_id: customer.id,
          customer_site_id: at?.site.id,
          name: cells.name,
          email: cells.email,
          phone_number: cells.phoneNumber,
          language: cells.language,
        }),
      };
    });
  },
};

const { mdmCustomerId: customerIdColumn, mdmSiteId: siteIdColumn } = masterColumns['equipment.csv'];

/** The customer that a line names, or why there is none. */
export function customerOfLine(
  customers: ReadonlyMap<string, CustomerReference>,
  mdmId: string,
): { customer: CustomerReference } | { refusal: Meaning } {
  const customer = customers.get(mdmId);
  if (!customer) return { refusal: fault(customerIdColumn, 'import.noCustomer', { mdmId }) };
  if (customer.state === 'deleted') return { refusal: fault(customerIdColumn, 'import.customerDeleted', { mdmId }) };
  return { customer };
}

/** The site that a line names, at its customer where it names one too. */
export function siteOfLine(
  sites: ReadonlyMap<string, SiteReference[]>,
  mdmId: string,
  customerId: string | undefined,
): { site: SiteReference } | { refusal: Meaning } {
  const named = sites.get(mdmId) ?? [];
  const [site, ...others] = customerId ? named.filter((one) => one.customerId === customerId) : named;
  if (!site)
    return { refusal: fault(siteIdColumn, customerId ? 'import.noSiteAtCustomer' : 'import.noSite', { mdmId }) };
  if (others.length > 0)
    return {
      refusal: fault(siteIdColumn, customerId ? 'import.severalSitesAtCustomer' : 'import.severalSites', { mdmId }),
    };
  return { site };
}
