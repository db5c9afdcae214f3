import { addProducts } from './builders.ts';
import type { TestApp } from './test-app.ts';

/**
 * Ten years of visits to machines of a hundred customers: one in two hundred waits for its review, one in two hundred is in use, half
 * of those sent back, and one in fifty is Uma's.
 */
const insertVisits = `
with machine as (select array_agg(id order by id) as ids from equipment),
header as (
  insert into inspection (id, name, type, status, sent_back_reason, inspection_date, started_at, inspector_id, inspector,
    inspector_contact, company_id, customer_name, customer_site_name, contact_name, contact_phone_number, contact_email, equipment_id,
    serial_number, nick_name, family_name, model_name, product_category_id, loaded_hours, summary, comment, internal_comment,
    start_sha256, created_at)
  select gen_random_uuid(), 'Daily ' || n, 'Daily',
    case n % 200 when 1 then 'Waiting' when 2 then 'In_Use' else 'Finished' end, case when n % 400 = 2 then 'Blurred' else '' end,
    made.at, made.at, person.id, person.name, person.email, person.company_id, '', '', '', '', '',
    machine.ids[1 + n % cardinality(machine.ids)], '', '', '', '', $2, '', repeat('What was seen. ', 12), '', '', '', made.at
  from generate_series(1, $1::int) n cross join machine
  join app_user person on person.email like case when n % 50 = 2 then 'uma@%' else 'rita@%' end
  cross join lateral (select $3::timestamptz - (n::bigint * 48271 % 5256000) * interval '1 minute' as at) made
  returning id, company_id, name, inspection_date, status, sent_back_reason
)
insert into visit (id, kind, company_id, name, visited_at, status, current_version)
select id, 'inspection', company_id, name, inspection_date, status,
  case when status = 'In_Use' and sent_back_reason = '' then 0 else 1 end from header`;

/** Surface drills of a hundred customers and what was done to them, for plans of queries that only many rows show. */
export async function addManyVisits(app: TestApp, { machines, visits }: { machines: number; visits: number }) {
  const { family, productFamilyId, productModelId, categoryId } = await addProducts(app);
  const client = await app.pool.connect();
  // Nobody looks for the history of these.
  await client.query(`set assay.events = 'summary'`);
  await client.query(`update product_category set code = 'surface_drills' where id = $1`, [categoryId]);
  await client.query(
    `insert into customer (id, name) select gen_random_uuid(), 'Quarry ' || n from generate_series(1, 100) n`,
  );
  await client.query(
    `insert into equipment (id, serial_number, product_family_id, family_name, product_model_id, model_name, customer_id)
     select gen_random_uuid(), 'SN' || n, $1, $2, $3, 'J10', c.id
     from generate_series(1, ${machines}) n join customer c on c.name = 'Quarry ' || 1 + n % 100`,
    [productFamilyId, family.familyName, productModelId],
  );
  await client.query(
    `insert into equipment_company (equipment_id, company_id) select e.id, c.id from equipment e join company c on c.is_provider`,
  );
  await client.query(insertVisits, [visits, categoryId, app.now()]);
  // Work behind the scenes that has just begun keeps pages from being known as visible to all.
  const unseen = `select 1 from pg_class where relname = 'inspection' and relallvisible < relpages`;
  do await client.query('vacuum analyze inspection, equipment, equipment_company, visit');
  while ((await client.query(unseen)).rowCount);
  await client.query('reset assay.events');
  client.release();
  return { productFamilyId };
}
