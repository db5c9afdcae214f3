import type pg from 'pg';

/** How many of the inspections have results, and how many numbers each of those holds. */
const reported = 5_000;
const resultsOfEach = 20;
const seriesOfEach = 3;

/**
 * Headers of ten years, or of others: one in fifty began at each of the two distributors, one in a hundred was begun by Uma, one in two hundred
 * names her as its contact, and one in ten is of a customer with 'stone' in its name.
 */
const insertText = `
with person as (
  select array_agg(u.id order by u.id) filter (where u.email like '%@provider.example' and u.email not like 'uma@%') as staff,
    min(u.id::text) filter (where u.email like 'uma@%') as uma,
    min(u.id::text) filter (where u.email like 'dora@%') as dora,
    min(u.id::text) filter (where u.email like 'otto@%') as otto
  from app_user u
), types as (
  select array['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Mid_Year', 'Annual', 'Machine_assessment', 'Commission', 'FAT'] as names
), header as (insert into inspection (id, name, type, status, rating, inspection_date, started_at, ended_at, inspector_id, inspector,
  inspector_contact, company_id, customer_name, customer_site_name, contact_name, contact_phone_number, contact_email, equipment_id,
  serial_number, nick_name, family_name, model_name, product_category_id, loaded_hours, summary, comment, internal_comment,
  start_sha256, created_at)
select gen_random_uuid(), made.type || ' ' || e.family_name || ' ' || made.serial, made.type,
  case when n % 20 = 0 then 'In_Use' when n % 20 = 1 then 'Waiting' else 'Finished' end,
  case when n % 3 = 0 then 'Ok' when n % 31 = 0 then 'Nok' end,
  made.at, made.at, made.at + interval '2 hours', u.id, u.name || ' ' || n % 300,
  case when n % 200 = 9 then 'UMA@provider.example' else u.email end,
  u.company_id, case when n % 10 = 3 then 'Stone works ' else 'Quarry ' end || n % 5000, '', '', '', '', e.id,
  made.serial, '', e.family_name, e.model_name, f.product_category_id, '', repeat('What was seen. ', 12), '', '',
  '', made.at + n % 7 * interval '1 hour'
from generate_series($1::int, $2::int) n cross join person cross join types
cross join lateral (
  select case when n % 10000 = 5 then 'Closed' else types.names[1 + n % 9] end as type,
    'B' || (100000 + (n::bigint * 7919) % 900000) || '-' || n as serial,
    $3::timestamptz - (n::bigint * 48271 % $4::int) * interval '1 minute' as at
) made
join machine_place m on m.place = n % $5::int
join equipment e on e.id = m.id
join product_family f on f.id = e.product_family_id
join app_user u on u.id = case when n % 50 = 0 then person.dora::uuid when n % 50 = 1 then person.otto::uuid
  when n % 100 = 7 then person.uma::uuid else person.staff[1 + n % cardinality(person.staff)] end
returning id, company_id, name, inspection_date, status)
insert into visit (id, kind, company_id, name, visited_at, status, current_version)
select id, 'inspection', company_id, name, inspection_date, status, case status when 'In_Use' then 0 else 1 end from header`;

const runsText = `
with known as (select protocol_id, snapshot_id, machine from run where role = 'main' and machine is not null limit 1)
insert into run (id, visit_id, role, protocol_id, snapshot_id, equipment_id, machine)
select gen_random_uuid(), i.id, 'main', known.protocol_id, known.snapshot_id, i.equipment_id, known.machine
from (select id, equipment_id from inspection i where status = 'Finished' and start_sha256 = '' limit ${reported}) i
cross join known`;

const resultsText = `
with point as (
  select id, row_number() over (order by id) as place from inspection_point where type = 'Measurement'
  order by id limit ${resultsOfEach}
), made as (
  insert into result (id, run_id, point_key, inspection_point_id, type, content, rating, comment, internal_comment, name_override,
    prefilled, answered, updated_at)
  select gen_random_uuid(), r.id, gen_random_uuid(), point.id, 'Measurement', '{"value": "12"}', 1, '', '', '', false, true, now()
  from run r join inspection i on i.id = r.visit_id and i.start_sha256 = '' cross join point
  returning id, run_id, inspection_point_id
)
insert into measurement (result_id, series, equipment_id, inspection_point_id, run_id, taken_at, value)
select made.id, 'field:' || series, r.equipment_id, made.inspection_point_id, made.run_id, now(), series
from made join run r on r.id = made.run_id cross join generate_series(1, ${seriesOfEach}) series`;

/** Building an index once is quicker than keeping it up row by row. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'inspection' and indexname <> 'inspection_pkey'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await work();
  for (const { indexdef } of rows) await client.query(indexdef);
}

export async function loadInspections(
  client: pg.Client,
  count: number,
  onProgress: (done: number) => void,
  { latest = new Date('2026-06-01'), years = 10 } = {},
): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  // Numbered, because a list of 200,000 ids beside every row would fill the disk.
  await client.query(`create temp table machine_place (place int primary key, id uuid not null);
    insert into machine_place select row_number() over (order by id) - 1, id from equipment where deleted_at is null;
    analyze machine_place`);
  const { rows } = await client.query<{ count: string }>('select count(*) from machine_place');
  const machines = Number(rows[0]?.count);
  const step = 100_000;
  const minutes = years * 525_600;
  await withoutIndexes(client, async () => {
    for (let from = 1; from <= count; from += step) {
      await client.query(insertText, [from, Math.min(count, from + step - 1), latest, minutes, machines]);
      onProgress(Math.min(count, from + step - 1));
    }
  });
  await client.query(runsText);
  await client.query(resultsText);
  await client.query('vacuum analyze inspection, run, result, measurement');
}
