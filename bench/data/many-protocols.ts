import type pg from 'pg';

/** Protocols of all listed types for the demo's products: most for one to three families, some for models, a few for machines or for any product. */
const addText = `
with product as (
  select e.product_family_id, e.product_model_id, e.id as equipment_id, row_number() over (order by e.id) - 1 as place, count(*) over () as count
  from equipment e where e.deleted_at is null
), made as (
  insert into protocol (id, name, type, date_ticks, phases_on, info_appendix, rating_table_location, show_current_loaded_hours,
    company_id, created_at)
  select gen_random_uuid(), 'Protocol ' || n, (array['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annual', 'Audit_Machine', 'Audit_Quick'])[1 + n % 7],
    0, false, false, 'Start', true, c.id, now() - n * interval '1 minute'
  from generate_series(1, $1) n cross join company c where c.is_provider
  returning id, split_part(name, ' ', 2)::int as n
), target as (
  select made.id, made.n, i, p.product_family_id, p.product_model_id, p.equipment_id, made.n % 20 as kind
  from made cross join generate_series(0, 2) i join product p on p.place = (made.n * 7 + i * 131) % p.count
  where i <= made.n % 3
)
insert into protocol_target (protocol_id, index, product_family_id, product_model_id, equipment_id)
select id, i, case when kind > 0 then product_family_id end, case when kind between 1 and 6 then product_model_id end,
  case when kind = 1 then equipment_id end
from target on conflict do nothing`;

export async function loadProtocols(client: pg.Client, count: number): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  const { rows } = await client.query<{ count: string }>('select count(*) from protocol');
  await client.query(addText, [count - Number(rows[0]?.count)]);
  await client.query('vacuum analyze protocol, protocol_target, protocol_category, protocol_point');
}
