import { masterColumns } from '@assay/domain/master-data/columns';
import { findContactRows } from './contacts-file.queries.ts';
import { customerOfLine, siteOfLine } from './customer-of-line.ts';
import { fault, filled, type MasterFile, text, uuid } from './master-file.ts';
import { findCustomers, findSites } from './references.queries.ts';

const columns = masterColumns['contacts.csv'];

const nameKey = (customerId: string, name: string): string => `${customerId} ${name}`;

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
    const contacts = await findContactRows(db, wanted, nameKey);
    return lines.map(({ cells }) => {
      const named = customerOfLine(customers, cells.mdmCustomerId ?? '');
      if ('refusal' in named) return named.refusal;
      const { customer } = named;
      const at = cells.mdmSiteId ? siteOfLine(sites, cells.mdmSiteId, customer.id) : undefined;
      if (at && 'refusal' in at) return at.refusal;
      const known = contacts.get(nameKey(customer.id, cells.name ?? '')) ?? [];
      if (known.length > 1) return fault(columns.name, 'import.severalContacts');
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
