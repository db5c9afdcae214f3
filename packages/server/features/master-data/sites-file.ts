import { masterColumns } from '@assay/domain/master-data/columns';
import { customerOfLine } from './customer-of-line.ts';
import { fault, filled, type MasterFile, type MasterLine, type Meaning, text, uuid } from './master-file.ts';
import { type CustomerReference, findCustomers } from './references.queries.ts';
import { findSiteRows, findSitesByName, type SiteRow } from './sites-file.queries.ts';

type Line = MasterLine<'sites.csv'>;

const columns = masterColumns['sites.csv'];

interface Found {
  byMdm: Map<string, SiteRow[]>;
  byName: Map<string, SiteRow>;
}

const nameKey = (customerId: string, name: string): string => `${customerId} ${name}`;

function meaningOf({ cells }: Line, customer: CustomerReference, found: Found): Meaning {
  const { mdmSiteId = '', name = '' } = cells;
  const sameId = found.byMdm.get(mdmSiteId) ?? [];
  const known = sameId.find((site) => site.customerId === customer.id);
  if (!known && sameId.length > 0) return fault(columns.mdmSiteId, 'import.siteOfOther');
  const sameName = found.byName.get(nameKey(customer.id, name));
  const isTaken = sameName && sameName.id !== known?.id && (known || sameName.fields.mdm_site_id !== '');
  if (isTaken) return fault(columns.name, 'customer.siteNameTaken');
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
      return 'refusal' in named ? named.refusal : meaningOf(line, named.customer, found);
    });
  },
};
