import { masterColumns } from '@assay/domain/master-data/columns';
import { findCustomerRows, findNamesakes } from './customers-file.queries.ts';
import { fault, filled, type MasterFile, text } from './master-file.ts';
import { findCustomers } from './references.queries.ts';

const columns = masterColumns['customers.csv'];

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
    const namesakes = await findNamesakes(
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
      if (reference?.state === 'deleted') return fault(columns.mdmCustomerId, 'import.thisCustomerDeleted');
      if (reference) return { known: known.get(reference.id), fields };
      const same = (namesakes.get(name) ?? []).filter(({ id }) => !adopted.has(id));
      if (same.length > 1) return fault(columns.name, 'import.severalWithoutMdmId');
      if (same[0]) adopted.add(same[0].id);
      return { known: same[0], fields };
    });
  },
};
