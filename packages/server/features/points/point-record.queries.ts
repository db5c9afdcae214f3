import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Points with all their parts, in one query. */
const withParts = (points: ReturnType<typeof visible.points>) =>
  points
    .leftJoin('unit', 'unit.id', 'inspection_point.unit_id')
    .leftJoin('option_group', 'option_group.id', 'inspection_point.option_group_id')
    .select([
      'inspection_point.id',
      'inspection_point.type',
      'inspection_point.kind',
      'inspection_point.name',
      'inspection_point.name_updated_at',
      'inspection_point.description',
      'inspection_point.description_updated_at',
      'inspection_point.product_category_id',
      'inspection_point.company_id',
      'inspection_point.unit_id',
      'inspection_point.measurement_title',
      'inspection_point.settings',
      'inspection_point.definition',
      'inspection_point.option_group_id',
      'inspection_point.revision',
      'unit.name as unit_name',
      'option_group.name as group_name',
      'option_group.custom as group_custom',
    ])
    .select((point) => [
      jsonArrayFrom(
        point
          .selectFrom('point_translation')
          .select(['kind', 'language', 'value', 'updated_at', 'source'])
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('language'),
      ).as('translations'),
      jsonArrayFrom(
        point
          .selectFrom('point_text_translation')
          .select(['key', 'language', 'value', 'source', 'updated_at'])
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('key')
          .orderBy('language'),
      ).as('text_translations'),
      jsonArrayFrom(
        point
          .selectFrom('term_translation')
          .select(['source', 'language', 'value', 'updated_at'])
          .where('term_translation.kind', '=', 'option')
          .where(
            'term_translation.source',
            'in',
            sql<string>`(select unnest(array[o.name, o.default_comment, asked.title])
              from option_group_option o left join range_value asked on asked.id = o.follow_up_range_value_id
              where o.option_group_id = inspection_point.option_group_id and not option_group.custom)`,
          )
          .orderBy('source')
          .orderBy('language'),
      ).as('option_terms'),
      jsonArrayFrom(
        point
          .selectFrom('range_value')
          .selectAll('range_value')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('index'),
      ).as('range_values'),
      jsonArrayFrom(
        point
          .selectFrom('choice_list')
          .selectAll('choice_list')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('index'),
      ).as('choice_lists'),
      jsonArrayFrom(
        point
          .selectFrom('choice_option')
          .selectAll('choice_option')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('index'),
      ).as('choice_options'),
      jsonArrayFrom(
        point
          .selectFrom('option_group_option')
          .selectAll('option_group_option')
          .whereRef('option_group_option.option_group_id', '=', 'inspection_point.option_group_id')
          .orderBy('index'),
      ).as('group_options'),
      jsonArrayFrom(
        point
          .selectFrom('option_group_option')
          .innerJoin('range_value', 'range_value.id', 'option_group_option.follow_up_range_value_id')
          .selectAll('range_value')
          .whereRef('option_group_option.option_group_id', '=', 'inspection_point.option_group_id'),
      ).as('group_follow_ups'),
      jsonArrayFrom(
        point
          .selectFrom('dropdown')
          .selectAll('dropdown')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('index'),
      ).as('dropdowns'),
      jsonArrayFrom(
        point
          .selectFrom('dropdown_option')
          .leftJoin('image', 'image.id', 'dropdown_option.image_id')
          .leftJoin('option_batch', (batch) =>
            batch
              .onRef('option_batch.target_option_id', '=', 'dropdown_option.id')
              .on('option_batch.state', '=', 'pending'),
          )
          .selectAll('dropdown_option')
          .select(['image.content_type as image_type', 'option_batch.id as batch_id'])
          .whereRef('dropdown_option.inspection_point_id', '=', 'inspection_point.id')
          .orderBy('dropdown_option.index'),
      ).as('dropdown_options'),
      jsonArrayFrom(
        point
          .selectFrom('meta')
          .selectAll('meta')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('id'),
      ).as('metas'),
      jsonArrayFrom(
        point
          .selectFrom('measurement_limit')
          .selectAll('measurement_limit')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('id'),
      ).as('limits'),
    ]);

const wholePoints = (db: Db, scope: Scope) => withParts(visible.points(db, scope));

export const findPoint = (db: Db, scope: Scope, id: string) =>
  wholePoints(db, scope).where('inspection_point.id', '=', id).executeTakeFirst();

/** For a write: locked until the transaction ends, and read only then, since a statement that waits sees the parts of before. */
export async function lockPoint(db: Db, scope: Scope, id: string) {
  const locked = await visible
    .points(db, scope)
    .select('inspection_point.id')
    .where('inspection_point.id', '=', id)
    .forUpdate('inspection_point')
    .executeTakeFirst();
  return locked && findPoint(db, scope, id);
}

export type PointRecord = NonNullable<Awaited<ReturnType<typeof findPoint>>>;

/** The points that have dropdowns, by name. */
export const listDropdownPoints = (db: Db, scope: Scope) =>
  wholePoints(db, scope)
    .where('inspection_point.type', '=', 'Dropdown')
    .orderBy('inspection_point.name')
    .orderBy('inspection_point.id')
    .execute();

/** These points without regard to scope, deleted ones too, since a protocol keeps the points that it includes. */
export const listKeptPoints = (db: Db, ids: readonly string[]) =>
  withParts(afterGuard(db).selectFrom('inspection_point'))
    .where('inspection_point.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

const wholeGroups = (db: Db) =>
  afterGuard(db)
    .selectFrom('option_group')
    .select(['option_group.id', 'option_group.name', 'option_group.custom'])
    .select((group) => [
      jsonArrayFrom(
        group
          .selectFrom('option_group_option')
          .selectAll('option_group_option')
          .whereRef('option_group_option.option_group_id', '=', 'option_group.id')
          .orderBy('index'),
      ).as('group_options'),
      jsonArrayFrom(
        group
          .selectFrom('option_group_option')
          .innerJoin('range_value', 'range_value.id', 'option_group_option.follow_up_range_value_id')
          .selectAll('range_value')
          .whereRef('option_group_option.option_group_id', '=', 'option_group.id'),
      ).as('group_follow_ups'),
      jsonArrayFrom(
        group
          .selectFrom('option_group_option')
          .innerJoin('meta', 'meta.range_value_id', 'option_group_option.follow_up_range_value_id')
          .selectAll('meta')
          .whereRef('option_group_option.option_group_id', '=', 'option_group.id'),
      ).as('metas'),
    ])
    .orderBy('option_group.name')
    .orderBy('option_group.id');

export type GroupRecord = Awaited<ReturnType<typeof listPredefinedGroups>>[number];

export const listPredefinedGroups = (db: Db) => wholeGroups(db).where('option_group.custom', '=', false).execute();

/** The groups that points made for themselves, as far as one may see the points. */
export const listCustomGroups = (db: Db, scope: Scope) =>
  wholeGroups(db)
    .where('option_group.custom', '=', true)
    .where(
      'option_group.id',
      'in',
      visible
        .points(db, scope)
        .select('inspection_point.option_group_id')
        .where('inspection_point.option_group_id', 'is not', null)
        .$narrowType<{ option_group_id: string }>(),
    )
    .execute();

/** One that is there for every point. */
export const findPredefinedGroup = (db: Db, id: string) =>
  wholeGroups(db).where('option_group.custom', '=', false).where('option_group.id', '=', id).executeTakeFirst();
