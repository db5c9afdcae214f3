import type { Meta } from '@assay/domain/points/applicability';
import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { InspectionPointRow, PointTranslationRow } from '../../db/tables/points.ts';
import { type Scope, visible } from '../../db/visible.ts';

interface ListedPoint {
  id: string;
  name: string;
  /** In the language that was asked for, where it is translated. */
  nameInLanguage?: string;
  description: string;
  type: InspectionPointRow['type'];
  kind: InspectionPointRow['kind'];
  productCategoryId: string;
  companyId: string;
  /** Without its kind. */
  metas: (Meta & { id: string })[];
  productFamilyNames: string[];
  languages: { id: string; outdated: boolean }[];
  /** Those of the point and of its parts, without empty ones. */
  expressions: string[];
  tags: string[];
  unused: boolean;
}

/** Every point that one may see, by name, with the columns of the list, in one query. */
export async function listPoints(db: Db, scope: Scope, language?: string): Promise<ListedPoint[]> {
  const points = visible
    .points(db, scope)
    .select([
      'inspection_point.id',
      'inspection_point.name',
      'inspection_point.description',
      'inspection_point.type',
      'inspection_point.kind',
      'inspection_point.product_category_id',
      'inspection_point.company_id',
      'inspection_point.name_updated_at',
      'inspection_point.description_updated_at',
      'inspection_point.settings',
    ]);
  const used = visible
    .protocols(db, scope)
    .innerJoin('protocol_point', 'protocol_point.protocol_id', 'protocol.id')
    .where('protocol.deleted_at', 'is', null)
    .select('protocol_point.inspection_point_id')
    .distinct();
  const { rows } = await sql<Omit<ListedPoint, 'nameInLanguage'> & { nameInLanguage: string | null }>`
    with point as ${points}, used as ${used}, own_meta as (
      select m.id, m.inspection_point_id, m.type, m.value, m.product_family_id, m.product_model_id,
        coalesce(m.product_family_id, model.product_family_id) as family_id
      from meta m left join product_model model on model.id = m.product_model_id
      where m.range_value_id is null and m.choice_list_id is null
    ), applicability as (
      select inspection_point_id, json_agg(json_build_object(
        'id', id, 'type', type, 'value', coalesce(product_family_id::text, product_model_id::text, value))) as metas
      from own_meta group by inspection_point_id
    ), family as (
      select inspection_point_id, array_agg(distinct f.name) as names
      from own_meta join product_family f on f.id = family_id group by inspection_point_id
    ), language as (
      select inspection_point_id, json_agg(json_build_object('id', language, 'outdated', outdated) order by language) as tags
      from (
        select inspection_point_id, language, bool_or(outdated) as outdated from (
          select t.inspection_point_id, t.language, t.updated_at <
            case t.kind when 'name' then point.name_updated_at else point.description_updated_at end as outdated
          from point_translation t join point on point.id = t.inspection_point_id
          union all
          select t.inspection_point_id, t.language, t.source <> n.text
          from point_text_translation t join point on point.id = t.inspection_point_id
          join point_text n on n.inspection_point_id = t.inspection_point_id and n.key = t.key
        ) every_text group by inspection_point_id, language
      ) translated group by inspection_point_id
    ), expression as (
      select inspection_point_id, array_agg(distinct regexp) as regexps
      from (
        select id as inspection_point_id, settings ->> 'inputValidationRegexp' as regexp from point
        union all select inspection_point_id, regexp from range_value
        union all select inspection_point_id, regexp from choice_list
        union all select inspection_point_id, regexp from dropdown
      ) written where regexp <> '' group by inspection_point_id
    ), tagged as (
      select inspection_point_id, array_agg(distinct tag order by tag) as tags
      from (
        select inspection_point_id, unnest(tags) as tag from choice_option where tags <> '{}'
        union all select inspection_point_id, unnest(tags) from range_value where tags <> '{}'
      ) part where inspection_point_id is not null group by inspection_point_id
    )
    select point.id, point.name, own.value as "nameInLanguage", point.description, point.type, point.kind, point.product_category_id as "productCategoryId",
      point.company_id as "companyId", coalesce(applicability.metas, '[]') as metas,
      coalesce(family.names, '{}') as "productFamilyNames", coalesce(language.tags, '[]') as languages,
      coalesce(expression.regexps, '{}') as expressions,
      coalesce(tagged.tags, '{}') as tags, used.inspection_point_id is null as unused
    from point
    left join applicability on applicability.inspection_point_id = point.id
    left join family on family.inspection_point_id = point.id
    left join language on language.inspection_point_id = point.id
    left join expression on expression.inspection_point_id = point.id
    left join tagged on tagged.inspection_point_id = point.id
    left join used on used.inspection_point_id = point.id
    left join point_translation own
      on own.inspection_point_id = point.id and own.kind = 'name' and own.language = ${language ?? null}::text
    order by point.name, point.id`.execute(db);
  return rows.map(({ nameInLanguage, ...point }) => ({ ...point, ...(nameInLanguage && { nameInLanguage }) }));
}

type NewPoint = Omit<Insertable<InspectionPointRow>, 'deleted_at' | 'revision'>;
export type PointFields = Omit<NewPoint, 'id' | 'type' | 'company_id' | 'created_by' | 'created_at'>;

export async function insertPoint(db: Db, row: NewPoint): Promise<void> {
  await afterGuard(db).insertInto('inspection_point').values(row).execute();
}

export async function updatePoint(db: Db, id: string, fields: Partial<PointFields>): Promise<void> {
  await afterGuard(db)
    .updateTable('inspection_point')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deletePoint(db: Db, id: string, now: Date): Promise<void> {
  await afterGuard(db)
    .updateTable('inspection_point')
    .set({ deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Finds those of these ids that exist: product families, models with their families, units and product categories. */
export async function findNamed(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; kind: 'family' | 'model' | 'unit' | 'category'; family_id: string | null }>`
    select id, 'family' as kind, null::uuid as family_id from product_family where id = any(${ids}::uuid[])
    union all select id, 'model', product_family_id from product_model where id = any(${ids}::uuid[])
    union all select id, 'unit', null from unit where id = any(${ids}::uuid[])
    union all select id, 'category', null from product_category where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Copies translations with their age. */
export async function copyTranslations(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into point_translation (inspection_point_id, kind, language, value, updated_at, source)
    select ${to}, kind, language, value, updated_at, source from point_translation where inspection_point_id = ${from}`.execute(
    db,
  );
}

/** Inserts translations for points that have none yet. */
export async function insertTranslations(db: Db, rows: readonly Insertable<PointTranslationRow>[]): Promise<void> {
  for (const chunk of inChunks(rows)) await afterGuard(db).insertInto('point_translation').values(chunk).execute();
}

/** The company behind a point, unless it is the provider. */
export const findDistributorId = async (db: Db, companyId: string): Promise<string | null> =>
  (
    await afterGuard(db)
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .where('is_provider', '=', false)
      .executeTakeFirst()
  )?.id ?? null;

/** The live protocols that include a point, by name. */
export const listProtocolsOfPoint = (db: Db, scope: Scope, pointId: string) =>
  visible
    .liveProtocols(db, scope)
    .select(['protocol.id as protocolId', 'protocol.name', 'protocol.type'])
    .where('protocol.listed', '=', true)
    .where(
      'protocol.id',
      'in',
      afterGuard(db)
        .selectFrom('protocol_point')
        .select('protocol_point.protocol_id')
        .where('protocol_point.inspection_point_id', '=', pointId),
    )
    .orderBy('protocol.name')
    .orderBy('protocol.id')
    .execute();

export const listUnits = (db: Db) => db.selectFrom('unit').select(['id', 'name']).orderBy('name').execute();

/** Staff see all titles; others those that protocols of their own company or of the provider use. */
export const listCategoryTitles = (db: Db, { companyId }: Scope) =>
  afterGuard(db)
    .selectFrom('category_title')
    .select(['category_title.id', 'category_title.name'])
    .$if(companyId !== null, (query) =>
      query.where(({ exists }) =>
        exists(
          afterGuard(db)
            .selectFrom('protocol_category')
            .innerJoin('protocol', 'protocol.id', 'protocol_category.protocol_id')
            .innerJoin('company', 'company.id', 'protocol.company_id')
            .select('protocol.id')
            .where('protocol_category.title', '=', sql.ref<string>('category_title.name'))
            .where((given) =>
              given.or([given('company.is_provider', '=', true), given('company.id', '=', companyId ?? '')]),
            ),
        ),
      ),
    )
    .orderBy('category_title.name')
    .execute();

/** The names behind ids of what anybody may read: units, categories, groups, families and models. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from unit where id = any(${ids}::uuid[])
    union all select id, name from product_category where id = any(${ids}::uuid[])
    union all select id, name from option_group where id = any(${ids}::uuid[])
    union all select id, name from product_family where id = any(${ids}::uuid[])
    union all select id, name from product_model where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
