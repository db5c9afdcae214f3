import type pg from 'pg';

/** Copies of the demo's points under other names, with all that the list shows of them. */
const copyText = `
with original as (
  select p.*, n, row_number() over (order by n, p.id) as place
  from inspection_point p cross join generate_series(1, 1000) n where p.deleted_at is null
), chosen as (
  select *, gen_random_uuid() as copy_id from original where place <= $1
), copied as (
  insert into inspection_point (id, type, kind, name, name_updated_at, description, description_updated_at, product_category_id,
    company_id, unit_id, measurement_title, settings, definition, created_at)
  select copy_id, case when option_group_id is null then type else 'Comment' end, kind, name || ' ' || n, name_updated_at,
    description, description_updated_at, product_category_id, company_id, unit_id, measurement_title, settings, definition, created_at
  from chosen returning id
), translated as (
  insert into point_translation (inspection_point_id, kind, language, value, source, updated_at)
  select copy_id, t.kind, t.language, t.value, t.source, t.updated_at from chosen join point_translation t on t.inspection_point_id = chosen.id
)
insert into meta (id, inspection_point_id, type, product_family_id, product_model_id, value)
select gen_random_uuid(), copy_id, m.type, m.product_family_id, m.product_model_id, m.value
from chosen join meta m on m.inspection_point_id = chosen.id and m.range_value_id is null and m.choice_list_id is null`;

export async function loadPoints(client: pg.Client, count: number): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  const { rows } = await client.query<{ count: string }>('select count(*) from inspection_point');
  await client.query(copyText, [count - Number(rows[0]?.count)]);
  await client.query('vacuum analyze inspection_point, point_translation, meta');
}
