import type { Language } from '@assay/domain/languages';
import type { KnownPoint } from '@assay/domain/translations/plan-import';
import type { SheetKind } from '@assay/domain/translations/sheet';
import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export interface SheetPoint {
  id: string;
  category: string;
  name: string;
  description: string;
  translations: Partial<Record<Language, string>>;
}

/** The points of some categories with the translations of one of their texts, by category and name. */
export async function listSheetPoints(
  db: Db,
  scope: Scope,
  kind: SheetKind,
  categoryIds: readonly string[],
): Promise<SheetPoint[]> {
  const points = visible
    .points(db, scope)
    .select([
      'inspection_point.id',
      'inspection_point.name',
      'inspection_point.description',
      'inspection_point.product_category_id',
    ])
    .where('inspection_point.product_category_id', '=', sql<string>`any(${[...categoryIds]}::uuid[])`)
    .$if(kind === 'description', (query) => query.where('inspection_point.description', '<>', ''));
  const { rows } = await sql<SheetPoint>`
    with point as ${points}, translated as (
      select t.inspection_point_id, json_object_agg(t.language, t.value) as by_language
      from point_translation t join point on point.id = t.inspection_point_id where t.kind = ${kind} group by t.inspection_point_id
    )
    select point.id, c.name as category, point.name, point.description, coalesce(translated.by_language, '{}') as translations
    from point join product_category c on c.id = point.product_category_id
    left join translated on translated.inspection_point_id = point.id
    order by c.name, point.name, point.id`.execute(db);
  return rows;
}

export async function unknownCategories(db: Db, ids: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('product_category')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return ids.filter((id) => !known.some((one) => one.id === id));
}

/** Live points with these ids; the import that asks belongs to somebody who may change all of them. */
export async function findKnownPoints(db: Db, ids: readonly string[]): Promise<Map<string, KnownPoint>> {
  const points = await forNobody(db)
    .selectFrom('inspection_point')
    .select(['id', 'name', 'description'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const translations = await forNobody(db)
    .selectFrom('point_translation')
    .select(['inspection_point_id', 'kind', 'language', 'value'])
    .where('inspection_point_id', '=', sql<string>`any(${points.map(({ id }) => id)}::uuid[])`)
    .execute();
  const known = new Map<string, KnownPoint>(
    points.map((point) => [point.id, { ...point, translations: { name: {}, description: {} } }]),
  );
  for (const { inspection_point_id, kind, language, value } of translations) {
    const point = known.get(inspection_point_id);
    if (point) point.translations[kind][language] = value;
  }
  return known;
}

/** Nobody else writes points or their translations until the import is done; reading goes on. */
export async function lockTranslationTables(db: Db): Promise<void> {
  await sql`lock table inspection_point, point_translation in share row exclusive mode`.execute(db);
}

export async function writeImportedTranslations(db: Db, importId: string, from: number, to: number): Promise<void> {
  await sql`
    insert into point_translation (inspection_point_id, kind, language, value, updated_at, source)
    select point.id, fields ->> 'kind', fields ->> 'language', fields ->> 'value', now(),
      case fields ->> 'kind' when 'name' then point.name else point.description end
    from import_write join inspection_point point on point.id = record_id
    where import_id = ${importId} and seq > ${from} and seq <= ${to} order by seq
    on conflict (inspection_point_id, kind, language)
    do update set value = excluded.value, updated_at = excluded.updated_at, source = excluded.source`.execute(db);
  await sql`
    update inspection_point set revision = revision + 1
    where id in (select root_id from import_write where import_id = ${importId} and seq > ${from} and seq <= ${to})`.execute(
    db,
  );
}
