import { customerColumns } from '@assay/domain/customers/import-columns';
import { type KnownCustomer, planCustomer } from '@assay/domain/customers/plan-import';
import { type LineError, lineError } from '@assay/domain/imports/line-error';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, LineGroup, PlannedGroup } from '../../frame/import-noun.ts';
import { findKnownCustomers, type KnownFound, lockCustomerTables, writeCustomers } from './import-customers.queries.ts';

const { mdmCustomerId, name: nameColumn } = customerColumns;

const nameOf = ({ lines }: LineGroup): string => lines[0]?.cells.name ?? '';

function faulty({ lines }: LineGroup, error: LineError): PlannedGroup {
  const planned = lines.map(({ line, cells }) => ({
    line,
    state: 'faulty' as const,
    title: cells.name ?? '',
    changes: [],
    errors: [error],
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
      return faulty(group, lineError(mdmCustomerId.title, 'import.nameWithMdmId', { line: namedOn }));
    const known = meant(group, found);
    if (known === 'several') return faulty(group, lineError(nameColumn.title, 'import.severalCustomers'));
    const taken = known && takenBy.get(known.id);
    if (taken) return faulty(group, lineError(nameColumn.title, 'import.sameCustomer', { line: taken }));
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
