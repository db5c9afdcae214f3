import { customerColumns } from '@assay/domain/customers/import-columns';
import { type KnownCustomer, planCustomer } from '@assay/domain/customers/plan-import';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, LineGroup, PlannedGroup } from '../imports/import-noun.ts';
import { findKnownCustomers, type KnownFound, lockCustomerTables, writeCustomers } from './import-customers.queries.ts';

const nameOf = ({ lines }: LineGroup): string => lines[0]?.cells.name ?? '';

function faulty({ lines }: LineGroup, column: string, message: string): PlannedGroup {
  const planned = lines.map(({ line, cells }) => ({
    line,
    state: 'faulty' as const,
    title: cells.name ?? '',
    changes: [],
    errors: [{ column, message }],
  }));
  return { rootId: undefined, planned, writes: [] };
}

/** The customer that a group means: by MDM id, else by a name that only one customer has and that has no other MDM id. */
function meant(group: LineGroup, found: KnownFound): KnownCustomer | 'several' | undefined {
  const byMdm = group.key.startsWith('m:') ? found.byMdm.get(group.key.slice(2)) : undefined;
  if (byMdm) return byMdm;
  const sameName = found.byName.get(nameOf(group)) ?? [];
  const candidates = group.key.startsWith('m:') ? sameName.filter(({ fields }) => !fields.mdm_customer_id) : sameName;
  return candidates.length > 1 ? 'several' : candidates[0];
}

/** Compares group by group; those with an MDM id come first, as their keys sort before the others. */
function comparer() {
  const takenBy = new Map<string, number>();
  const namesWithMdm = new Map<string, number>();

  const plan = (group: LineGroup, found: KnownFound): PlannedGroup => {
    const [first] = group.lines;
    const name = nameOf(group).toLowerCase();
    const namedOn = namesWithMdm.get(name);
    if (group.key.startsWith('m:')) namesWithMdm.set(name, namedOn ?? first?.line ?? 0);
    else if (name && namedOn)
      return faulty(
        group,
        customerColumns.mdmCustomerId.title,
        `Line ${namedOn} gives this name with an MDM id; give it here too`,
      );
    const known = meant(group, found);
    if (known === 'several')
      return faulty(group, customerColumns.name.title, 'Several customers have this name; give the MDM id');
    const taken = known && takenBy.get(known.id);
    if (taken)
      return faulty(
        group,
        customerColumns.name.title,
        `Line ${taken} speaks of the same customer under another name or MDM id`,
      );
    if (known) takenBy.set(known.id, first?.line ?? 0);
    const { customerId, planned, writes } = planCustomer(group.lines, known);
    return { rootId: customerId, planned, writes };
  };

  return async (db: Db, groups: LineGroup[]): Promise<PlannedGroup[]> => {
    const mdmIds = groups.flatMap(({ key }) => (key.startsWith('m:') ? [key.slice(2)] : []));
    const found = await findKnownCustomers(db, mdmIds, [...new Set(groups.map(nameOf))]);
    return groups.map((group) => plan(group, found));
  };
}

export const customerImport: ImportNoun = {
  noun: 'customers',
  recordType: 'customer',
  lists: ['customer'],
  columns: customerColumns,
  keyOf: (cells) => (cells.mdmCustomerId ? `m:${cells.mdmCustomerId}` : `n:${cells.name}`),
  comparer,
  lock: lockCustomerTables,
  write: writeCustomers,
};
