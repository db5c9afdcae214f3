import type pg from 'pg';

/**
 * Machines of the demo's models at the demo's sites: most with a serial number, some with a nickname alone.
 * One in ten is assigned to the first distributor, one in five hundred to the second.
 */
const insertText = `
with model as (
  select array_agg(m.id order by m.id) as ids from product_model m
), site as (
  select array_agg(id order by id) as ids from customer_site where deleted_at is null
)
insert into equipment (id, serial_number, nick_name, product_family_id, family_name, product_model_id, model_name,
  customer_id, customer_site_id, mdm_equipment_id)
select gen_random_uuid(),
  case when n % 20 = 0 then '' else 'B' || (100000 + (n::bigint * 7919) % 90000000) || '-' || n end,
  case when n % 20 = 0 then 'Machine ' || n when n % 3 = 0 then 'Line ' || n % 97 || ' east' else '' end,
  f.id, f.name, m.id, m.name, s.customer_id, s.id,
  case when n % 4 = 0 then '' else 'E' || (1000000 + n) end
from generate_series($1::int, $2::int) n cross join model cross join site
join product_model m on m.id = model.ids[1 + n % cardinality(model.ids)]
join product_family f on f.id = m.product_family_id
join customer_site s on s.id = site.ids[1 + n % cardinality(site.ids)]`;

const assignText = (company: string, oneIn: number) => `
insert into equipment_company (equipment_id, company_id, assigned)
select e.id, c.id, true from equipment e, company c
where c.name like '${company}%' and ('x' || substr(md5(e.id::text), 1, 6))::bit(24)::int % ${oneIn} = 0
on conflict do nothing`;

export async function loadEquipment(
  client: pg.Client,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  await client.query('drop index equipment_search_ix');
  const step = 100_000;
  for (let from = 1; from <= count; from += step) {
    await client.query(insertText, [from, Math.min(count, from + step - 1)]);
    onProgress(Math.min(count, from + step - 1));
  }
  await client.query(
    'create index equipment_search_ix on equipment using gin (search gin_trgm_ops) where deleted_at is null',
  );
  await client.query(assignText('Kivi', 10));
  await client.query(assignText('Other', 500));
  await client.query('vacuum analyze equipment, equipment_company');
}
