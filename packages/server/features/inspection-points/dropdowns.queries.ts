import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The points that have dropdowns, with nothing else of them. */
export const listPointsWithDropdowns = (db: Db, scope: Scope) =>
  visible
    .points(db, scope)
    .where('inspection_point.type', '=', 'Dropdown')
    .select(['inspection_point.id', 'inspection_point.name'])
    .select((point) => [
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
          .selectAll('dropdown_option')
          .whereRef('inspection_point_id', '=', 'inspection_point.id')
          .orderBy('index'),
      ).as('dropdown_options'),
      jsonArrayFrom(
        point
          .selectFrom('range_value')
          .selectAll('range_value')
          .whereRef('inspection_point_id', '=', 'inspection_point.id'),
      ).as('range_values'),
      jsonArrayFrom(
        point.selectFrom('meta').selectAll('meta').whereRef('inspection_point_id', '=', 'inspection_point.id'),
      ).as('metas'),
    ])
    .orderBy('inspection_point.name')
    .orderBy('inspection_point.id')
    .execute();
