import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

interface CategoryState {
  id: string;
  name: string;
  points: number;
  texts: number;
  languages: { id: string; translated: number; outdated: number }[];
}

/** Every product category with its points: how many texts they have, and how many are translated into which language. */
export async function listCategoryStates(db: Db, scope: Scope): Promise<CategoryState[]> {
  const points = visible
    .points(db, scope)
    .select([
      'inspection_point.id',
      'inspection_point.product_category_id',
      'inspection_point.name_updated_at',
      'inspection_point.description',
      'inspection_point.description_updated_at',
    ]);
  const { rows } = await sql<CategoryState>`
    with point as ${points}, own_text as (
      select n.inspection_point_id, n.key, n.text, point.product_category_id
      from point_text n join point on point.id = n.inspection_point_id
    ), total as (
      select product_category_id, count(*)::int as points, (count(*) + count(*) filter (where description <> ''))::int as whole
      from point group by product_category_id
    ), inside as (
      select product_category_id, count(*)::int as texts from own_text group by product_category_id
    ), translated as (
      select point.product_category_id, t.language, t.updated_at <
        case t.kind when 'name' then point.name_updated_at else point.description_updated_at end as outdated
      from point_translation t join point on point.id = t.inspection_point_id
      where t.kind = 'name' or point.description <> ''
      union all
      select own_text.product_category_id, t.language, t.source <> own_text.text
      from point_text_translation t join own_text on own_text.inspection_point_id = t.inspection_point_id and own_text.key = t.key
    ), language as (
      select product_category_id, language, count(*) filter (where not outdated)::int as translated,
        count(*) filter (where outdated)::int as outdated
      from translated group by product_category_id, language
    )
    select c.id, c.name, coalesce(total.points, 0) as points, coalesce(total.whole, 0) + coalesce(inside.texts, 0) as texts,
      coalesce((select json_agg(json_build_object('id', l.language, 'translated', l.translated, 'outdated', l.outdated) order by l.language)
        from language l where l.product_category_id = c.id), '[]') as languages
    from product_category c
    left join total on total.product_category_id = c.id
    left join inside on inside.product_category_id = c.id
    order by c.name, c.id`.execute(db);
  return rows;
}
