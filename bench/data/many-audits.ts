import type pg from 'pg';

/** Headers of ten years: one in a hundred was begun by Uma, and one in ten is of a customer with 'stone' in its name. */
const insertText = `
with place as (
  select array_agg(s.id order by s.id) as sites from customer_site s where s.deleted_at is null
), person as (
  select array_agg(u.id order by u.id) filter (where u.email like '%@provider.example' and u.email not like 'uma@%') as staff,
    min(u.id::text) filter (where u.email like 'uma@%') as uma
  from app_user u
), header as (insert into audit (id, name, finished, inspection_date, inspector_id, inspector, inspector_contact, company_id,
  customer_id, customer_name, customer_site_id, customer_site_name, contact_name, contact_phone_number, contact_email, summary,
  comment, start_sha256, created_at)
select gen_random_uuid(), 'Pit B' || (100000 + (n::bigint * 7919) % 900000) || '-' || n || ' ' || made.at::date, n % 20 > 0, made.at,
  u.id, u.name || ' ' || n % 300, u.email, u.company_id, s.customer_id,
  case when n % 10 = 3 then 'Stone works ' else 'Quarry ' end || n % 5000, s.id, s.name, '', '', '',
  repeat('What was seen. ', 12), '', '', made.at + n % 7 * interval '1 hour'
from generate_series(1, $1::int) n cross join place cross join person
cross join lateral (select timestamptz '2026-06-01' - (n::bigint * 48271 % 5256000) * interval '1 minute' as at) made
join customer_site s on s.id = place.sites[1 + n % cardinality(place.sites)]
join app_user u on u.id = case when n % 100 = 7 then person.uma::uuid else person.staff[1 + n % cardinality(person.staff)] end
returning id, company_id, name, inspection_date, finished)
insert into visit (id, kind, company_id, name, visited_at, status, current_version)
select id, 'audit', company_id, name, inspection_date, case when finished then 'Finished' else 'In_Use' end,
  case when finished then 1 else 0 end from header`;

export async function loadAudits(client: pg.Client, count: number): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  await client.query(insertText, [count]);
  await client.query('vacuum analyze audit, visit');
}
