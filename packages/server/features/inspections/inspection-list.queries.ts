import type { InspectionCounts } from '@assay/contract/inspection-counts';
import type { InspectionItem } from '@assay/contract/inspection-item';
import type { inspectionOrderKeys } from '@assay/contract/inspections';
import type { ListRequest } from '@assay/contract/lists';
import { type InspectionStatus, inspectionStatuses } from '@assay/domain/inspections/status';
import { type ProtocolType, shownType } from '@assay/domain/protocol-types';
import { ratings } from '@assay/domain/ratings';
import { sql } from 'kysely';
import { keptCount } from '../../db/kept-counts.ts';
import { readVersion } from '../../db/list-changes.ts';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { filterKey, type VisitFilter } from '../visits/visit-filter.ts';

type OrderKey = (typeof inspectionOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = {
  created: 'created_at',
  name: 'name',
  inspectionDate: 'inspection_date',
  status: 'status',
  serialNumber: 'serial_number',
  inspector: 'inspector',
};

const columns = [
  'inspection.id',
  'inspection.name',
  'inspection.type',
  'inspection.inspection_date',
  'inspection.serial_number',
  'inspection.status',
  'inspection.sent_back_reason',
  'inspection.rating',
  'inspection.inspector',
  'inspection.customer_name',
] as const;

type Listed = Pick<InspectionItem, 'id' | 'name' | 'type' | 'status' | 'rating' | 'inspector'> & {
  inspection_date: Date;
  serial_number: string;
  sent_back_reason: string;
  customer_name: string;
  /** Read for lists alone. */
  worst?: InspectionItem['worst'] | null;
};

/** The worst rating that was not fixed on site, of inspections that wait for review, since reviewers begin there. */
const worst = sql<InspectionItem['worst'] | null>`case when inspection.status = 'Waiting' then (
  select max(result.rating) from run join result on result.run_id = run.id
  where run.visit_id = inspection.id and run.deleted_at is null and not result.fixed_on_site
    and result.rating between ${ratings.Follow} and ${ratings.ImmediateAction}) end`.as('worst');

export const itemOf = ({ id, name, type, status, rating, inspector, ...listed }: Listed): InspectionItem => ({
  id,
  name,
  type,
  displayName: shownType(type),
  inspectionDate: listed.inspection_date.toISOString(),
  serialNumber: listed.serial_number,
  status,
  sentBack: listed.sent_back_reason !== '',
  rating,
  ...(listed.worst && { worst: listed.worst }),
  inspector,
  customerName: listed.customer_name,
});

export type InspectionFilter = VisitFilter<InspectionStatus> & {
  /** Leaves inspections that came back with a reason. */
  sentBack?: boolean;
  /** Leaves inspections that nobody has rated. */
  unrated?: boolean;
};

/** Every inspection that the person may see and that a search and a filter leave. */
export const inspectionsMatching = (
  db: Db,
  scope: Scope,
  search: string,
  { types, statuses, customerId, mine, sentBack = false, unrated = false }: InspectionFilter,
) =>
  visible
    .inspections(db, scope)
    .where(containing('search', search))
    .$if(types.length > 0, (query) => query.where('type', 'in', types))
    .$if(statuses.length > 0, (query) => query.where('status', 'in', statuses))
    .$if(customerId !== null, (query) => query.where('customer_id', '=', customerId ?? ''))
    .$if(sentBack, (query) => query.where('sent_back_reason', '<>', ''))
    .$if(unrated, (query) => query.where('rating', 'is', null))
    .$if(mine !== null, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('inspector_id', '=', mine?.userId ?? ''),
          eb('inspector_contact_key', '=', sql<string>`lower(${mine?.email ?? ''})`),
        ]),
      ),
    );

function keyOf(scope: Scope, search: string, filter: InspectionFilter): string | undefined {
  const { sentBack = false, unrated = false } = filter;
  const key = filterKey(scope, search, filter);
  return sentBack || unrated ? JSON.stringify([key, sentBack, unrated]) : key;
}

export async function listInspections(db: Db, scope: Scope, request: ListRequest<OrderKey>, filter: InspectionFilter) {
  const { search } = request;
  const { result, count } = await readPage({
    db,
    noun: 'inspection',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: keyOf(scope, search, filter),
    matching: () => inspectionsMatching(db, scope, search, filter),
    rows: (ids) =>
      afterGuard(db).selectFrom('inspection').select(columns).select(worst).where('inspection.id', 'in', ids),
  });
  return { result: result.map(itemOf), count };
}

const mostOfEquipment = 200;

/** The inspections of a machine that the reader may see, newest first. */
export async function listInspectionsOfEquipment(db: Db, scope: Scope, equipmentId: string) {
  const rows = await visible
    .inspections(db, scope)
    .select(columns)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('inspection.equipment_id', '=', equipmentId)
    .orderBy('inspection.inspection_date', 'desc')
    .orderBy('inspection.id', 'desc')
    .limit(mostOfEquipment)
    .execute();
  return { inspections: rows.map(itemOf), inspectionCount: rows[0]?.count ?? 0 };
}

/** The hours under load of a machine's newest submitted inspection before a moment. */
export const findLoadedHours = (db: Db, scope: Scope, equipmentId: string, before?: { date: Date; id: string }) =>
  visible
    .inspections(db, scope)
    .select(['inspection.loaded_hours', 'inspection.inspection_date'])
    .where('inspection.equipment_id', '=', equipmentId)
    .where('inspection.status', '<>', 'In_Use')
    .where('inspection.loaded_hours', '<>', '')
    .$if(before !== undefined, (query) =>
      query
        .where('inspection.inspection_date', '<=', before?.date ?? new Date(0))
        .where('inspection.id', '<>', before?.id ?? ''),
    )
    .orderBy('inspection.inspection_date', 'desc')
    .orderBy('inspection.id', 'desc')
    .executeTakeFirst();

/** Counting ends where a search finds more than this, since each row that it finds has to be read. */
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
  /** Rows of a search that are counted. */
  most: number;
}

/** Counts the inspections of each type and status, once for every choice of them. */
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

/** Counts the rows that the list would have with each status under the chosen types, and of each type under the chosen statuses. */
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
