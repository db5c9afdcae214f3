import type { InspectionCounts } from '@assay/contract/inspection-counts';
import { type InspectionStatus, inspectionStatuses } from '@assay/domain/inspections/status';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { sql } from 'kysely';
import { keptCount } from '../../db/kept-counts.ts';
import { readVersion } from '../../db/list-changes.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type InspectionFilter, inspectionsMatching } from './inspection-list.queries.ts';

/** Where a search finds more than this, counting ends: each row that it finds has to be looked at. */
const mostCounted = 20_000;

interface Cell {
  type: ProtocolType;
  status: InspectionStatus;
  count: number;
}

interface Counted {
  search: string;
  customerId: InspectionFilter['customerId'];
  mine: InspectionFilter['mine'];
  sentBack: boolean;
  unrated: boolean;
  /** Of what a search finds. */
  most: number;
}

/** How many there are of each type and status; whatever is chosen of them, it is counted once. */
const countCells = (db: Db, scope: Scope, { search, most, ...marks }: Counted): Promise<Cell[]> =>
  db
    .selectFrom(
      inspectionsMatching(db, scope, search, { types: [], statuses: [], ...marks })
        .select(['type', 'status'])
        .$if(search !== '', (query) => query.limit(most + 1))
        .as('found'),
    )
    .select(['type', 'status', sql<number>`count(*)`.as('count')])
    .groupBy(['type', 'status'])
    .execute();

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** How many rows the list would have with each status under the types chosen, and of each type under the statuses chosen. */
export async function countInspections(
  db: Db,
  scope: Scope,
  search: string,
  { types, statuses, customerId, mine, sentBack = false, unrated = false }: InspectionFilter,
  most = mostCounted,
): Promise<InspectionCounts> {
  const counted: Counted = { search, customerId, mine, sentBack, unrated, most };
  const filter = JSON.stringify([scope.companyId, counted]);
  const key = ['types and statuses of inspections', await readVersion(db, ['inspection']), filter];
  const cells = await keptCount(db, key, () => countCells(db, scope, counted));
  const ofTypes = cells.filter(({ type }) => types.length === 0 || types.includes(type));
  const ofStatuses = cells.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const counts = <Value extends string>(values: readonly Value[], countOf: (value: Value) => number) =>
    Object.fromEntries(values.map((value) => [value, countOf(value)])) as Record<Value, number>;
  return {
    statuses: counts(inspectionStatuses, (status) => sumOf(ofTypes.filter((cell) => cell.status === status))),
    types: counts([...new Set(ofStatuses.map(({ type }) => type))], (type) =>
      sumOf(ofStatuses.filter((cell) => cell.type === type)),
    ),
    exact: search === '' || sumOf(cells) <= most,
  };
}
