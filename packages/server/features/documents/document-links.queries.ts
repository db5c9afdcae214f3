import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const columns = {
  document_point: 'inspection_point_id',
  document_family: 'product_family_id',
  document_model: 'product_model_id',
} as const;
export type LinkTable = keyof typeof columns;

/** Makes the links of one kind exactly these; answers whether anything changed. */
export async function setLinks(db: Db, table: LinkTable, documentId: string, ids: readonly string[]): Promise<boolean> {
  const name = sql.table(table);
  const column = sql.ref(columns[table]);
  const removed = await sql`delete from ${name}
    where document_id = ${documentId} and not ${column} = any(${ids}::uuid[]) returning 1`.execute(db);
  const added = await sql`insert into ${name} (document_id, ${column})
    select ${documentId}::uuid, id from unnest(${ids}::uuid[]) as id on conflict do nothing returning 1`.execute(db);
  return removed.rows.length + added.rows.length > 0;
}

export async function linkPoint(db: Db, pointId: string, documentIds: readonly string[]): Promise<void> {
  await sql`insert into document_point (document_id, inspection_point_id)
    select id, ${pointId}::uuid from unnest(${documentIds}::uuid[]) as id on conflict do nothing`.execute(db);
}

export async function unlinkPoint(db: Db, pointId: string, documentIds: readonly string[]): Promise<void> {
  await sql`delete from document_point
    where inspection_point_id = ${pointId} and document_id = any(${documentIds}::uuid[])`.execute(db);
}

/** The copy of a point has the same documents, but for those of another company than its author's. */
export async function copyPointLinks(db: Db, scope: Scope, from: string, to: string): Promise<void> {
  const seen = visible
    .documents(db, scope)
    .innerJoin('document_point', 'document_point.document_id', 'document.id')
    .select('document.id')
    .where('document_point.inspection_point_id', '=', from);
  await sql`insert into document_point (document_id, inspection_point_id) select id, ${to}::uuid from (${seen}) seen`.execute(
    db,
  );
}

/** Distributors' documents among these that no point has any more; waits for writes that are linking one. */
export async function listLeftByPoints(db: Db, ids: readonly string[]): Promise<string[]> {
  await sql`select from document where id = any(${ids}::uuid[]) and company_id is not null order by id for update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select id from document
      where id = any(${ids}::uuid[]) and company_id is not null and deleted_at is null
        and not exists (select from document_point link where link.document_id = document.id)`.execute(db);
  return rows.map(({ id }) => id);
}

interface Named {
  id: string;
  name: string;
}
interface DocumentLinks {
  points: Named[];
  families: Named[];
  models: Named[];
  protocolIds: string[];
}

/** The points, products and protocols of a document by name, as far as the person may see them. */
export async function readLinks(db: Db, scope: Scope, documentId: string): Promise<DocumentLinks> {
  const points = visible
    .points(db, scope)
    .innerJoin('document_point', 'document_point.inspection_point_id', 'inspection_point.id')
    .select(['inspection_point.id', 'inspection_point.name'])
    .where('document_point.document_id', '=', documentId)
    .orderBy('inspection_point.name')
    .orderBy('inspection_point.id');
  const families = afterGuard(db)
    .selectFrom('document_family')
    .innerJoin('product_family', 'product_family.id', 'document_family.product_family_id')
    .select(['product_family.id', 'product_family.name'])
    .where('document_family.document_id', '=', documentId)
    .orderBy('product_family.name');
  const models = afterGuard(db)
    .selectFrom('document_model')
    .innerJoin('product_model', 'product_model.id', 'document_model.product_model_id')
    .innerJoin('product_family', 'product_family.id', 'product_model.product_family_id')
    .select(['product_model.id', sql<string>`product_family.name || ' ' || product_model.name`.as('name')])
    .where('document_model.document_id', '=', documentId)
    .orderBy('product_family.name')
    .orderBy('product_model.name');
  const protocols = visible
    .liveProtocols(db, scope)
    .select('protocol.id')
    .where('protocol.id', 'in', (from) =>
      from
        .selectFrom('protocol_point')
        .innerJoin('document_point', 'document_point.inspection_point_id', 'protocol_point.inspection_point_id')
        .select('protocol_point.protocol_id')
        .where('document_point.document_id', '=', documentId),
    )
    .orderBy('protocol.id');
  return {
    points: await points.execute(),
    families: await families.execute(),
    models: await models.execute(),
    protocolIds: (await protocols.execute()).map(({ id }) => id),
  };
}

/** Finds those of these ids that exist, by kind: points that the person may see, families and models. */
export async function findLinkable(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Record<LinkTable, Set<string>>> {
  const points = visible
    .points(db, scope)
    .select([sql<LinkTable>`'document_point'`.as('kind'), 'inspection_point.id'])
    .where('inspection_point.id', '=', sql<string>`any(${ids}::uuid[])`);
  const { rows } = await sql<{ kind: LinkTable; id: string }>`${points}
    union all select 'document_family', id from product_family where id = any(${ids}::uuid[])
    union all select 'document_model', id from product_model where id = any(${ids}::uuid[])`.execute(db);
  const of = (kind: LinkTable) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return {
    document_point: of('document_point'),
    document_family: of('document_family'),
    document_model: of('document_model'),
  };
}

/** The names behind ids in the history of a document. */
export async function namesOfLinked(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const points = visible
    .points(db, scope)
    .select(['inspection_point.id', 'inspection_point.name'])
    .where('inspection_point.id', '=', sql<string>`any(${ids}::uuid[])`);
  const { rows } = await sql<{ id: string; name: string }>`${points}
    union all select id, name from document_category where id = any(${ids}::uuid[])
    union all select id, name from product_family where id = any(${ids}::uuid[])
    union all select id, name from product_model where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names of documents in a package, deleted ones included. */
export async function namesOfDocuments(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await afterGuard(db).selectFrom('document').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
