import type { ListRequest } from '@assay/contract/lists';
import type { protocolOrderKeys } from '@assay/contract/protocols';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { searchWords } from '@assay/domain/search-words';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { ancestorsOf, createdByFor, ownFor, seesTarget, targetsOf } from './protocol-columns.queries.ts';

type OrderKey = (typeof protocolOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = { created: 'id', name: 'name', type: 'shown_type' };

const columns = ['protocol.id as protocolId', 'protocol.name', 'protocol.type', 'protocol.created_at'] as const;

const shownColumns = (db: Db, scope: Scope) =>
  [
    targetsOf(scope).as('targets'),
    createdByFor(scope).as('createdBy'),
    ownFor(scope).as('own'),
    ancestorsOf(db, scope).as('ancestors'),
  ] as const;

interface Listed {
  created_at: Date;
}

const withCreated = <Row extends Listed>({ created_at, ...row }: Row) => ({
  ...row,
  created: created_at.toISOString(),
});

export interface ProtocolFilter {
  /** Empty for all. */
  types: readonly ProtocolType[];
  mineOnly: boolean;
}

/** The protocols that are called by a word, or are for a family or model that is, as far as one may see what they are for. */
const calledBy = (scope: Scope, word: string) => sql`(
  select called.id from protocol called where called.deleted_at is null and called.listed and ${containing('called.search', word)}
  union all select t.protocol_id from (select id, lower(name) as name from product_family) family
  join protocol_target t on t.product_family_id = family.id where ${seesTarget(scope)} and ${containing('family.name', word)}
  union all select t.protocol_id from (select id, lower(name) as name from product_model) model
  join protocol_target t on t.product_model_id = model.id where ${seesTarget(scope)} and ${containing('model.name', word)})`;

/** True when every word is in the names of a protocol and its products, or in that of a point that it includes. */
const isCalled = (scope: Scope, search: string) =>
  search.trim() === ''
    ? sql<boolean>`true`
    : sql<boolean>`protocol.id in (
        ${sql.join(
          searchWords(search).map((word) => calledBy(scope, word)),
          sql` intersect `,
        )}
        union all select placed.protocol_id from (select id, lower(name) as name from inspection_point) named
        join protocol_point placed on placed.inspection_point_id = named.id where ${containing('named.name', search)})`;

export async function searchProtocols(
  db: Db,
  scope: Scope,
  request: ListRequest<OrderKey>,
  { types, mineOnly }: ProtocolFilter,
) {
  const { search } = request;
  const { result, count } = await readPage({
    db,
    noun: 'protocol',
    dependsOn: [
      'productFamily',
      ...(scope.companyId === null ? [] : ['equipment']),
      ...(search.trim() === '' ? [] : ['pointText', 'productModel']),
    ],
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: JSON.stringify([scope.companyId, scope.divisionIds, mineOnly && scope.userId, types, search]),
    matching: () =>
      visible
        .liveProtocols(db, scope)
        .where('protocol.listed', '=', true)
        .where(isCalled(scope, search))
        .$if(types.length > 0, (query) => query.where('protocol.type', 'in', types))
        .$if(mineOnly, (query) => query.where('protocol.created_by', '=', scope.userId)),
    rows: (ids) =>
      afterGuard(db)
        .selectFrom('protocol')
        .select([...columns, ...shownColumns(db, scope)])
        .where('protocol.id', 'in', ids),
  });
  return { result: result.map(withCreated), count };
}

export async function listObsolete(db: Db, scope: Scope) {
  const rows = await visible
    .protocols(db, scope)
    .select([...columns, ...shownColumns(db, scope)])
    .select(sql<Date>`protocol.deleted_at`.as('deleted_at'))
    .where('protocol.deleted_at', 'is not', null)
    .where('protocol.listed', '=', true)
    .orderBy('protocol.deleted_at', 'desc')
    .orderBy('protocol.id', 'desc')
    .execute();
  return rows.map(({ deleted_at, ...row }) => ({ ...withCreated(row), deleted: deleted_at.toISOString() }));
}
