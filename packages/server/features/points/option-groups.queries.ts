import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

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
