import { waiting } from '@assay/contract/waiting';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { explained } from '../../testing/explain.ts';
import { addManyVisits } from '../../testing/many-visits.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** One in a hundred is open and has a day, half of these a past one. */
const followUps = (table: string, columns: string, values: string) => `
  insert into ${table} (id, visit_id, equipment_id, index, title, description, ${columns}, state, closed_at, due, owner_id)
  select gen_random_uuid(), i.id, i.equipment_id, 0, 'A crack', '', ${values},
    case when n % 100 = 1 then 'open' else 'verified' end, case when n % 100 = 1 then null else $1::timestamptz end,
    case when n % 100 = 1 then $1::date + case when n % 200 = 1 then 30 else -30 end end, i.inspector_id
  from (select *, row_number() over (order by id) as n from inspection) i`;

const audits = `
with place as (
  insert into customer_site (id, customer_id, name, mdm_site_id, mdm_type, country, state_province)
  select gen_random_uuid(), id, 'North', '', '', 'Finland', '' from customer returning id, customer_id, name
), header as (
  insert into audit (id, name, finished, inspection_date, inspector_id, inspector, inspector_contact, company_id, customer_id,
    customer_name, customer_site_id, customer_site_name, contact_name, contact_phone_number, contact_email, start_sha256, created_at)
  select gen_random_uuid(), 'Audit ' || n, n % 100 > 0, $1, person.id, person.name, person.email, person.company_id, place.customer_id,
    'Quarry', place.id, place.name, '', '', '', '', $1
  from generate_series(1, 50) n cross join place
  join app_user person on person.email like case when n % 50 = 0 then 'uma@%' else 'rita@%' end
  returning id, company_id, name, inspection_date, finished
)
insert into visit (id, kind, company_id, name, visited_at, status, current_version)
select id, 'audit', company_id, name, inspection_date, case when finished then 'Finished' else 'In_Use' end,
  case when finished then 1 else 0 end from header`;

const accounts = `
insert into app_user (id, kind, name, email, company_id, expires_at)
select gen_random_uuid(), 'external', 'Person ' || n, 'person' || n || '@many.example', c.id, $1::timestamptz + n * interval '1 day'
from generate_series(1, 5000) n join company c on c.name like 'Kivi%'`;

const certificates = `
with person as (
  insert into certified_user (id, email, employee_id)
  select gen_random_uuid(), 'person' || n || '@provider.example', 'E' || n from generate_series(1, 5000) n returning id
)
insert into certification (id, certified_user_id, product_family_id, certification_date, expiration_date)
select gen_random_uuid(), id, $2, $1::date, $1::date + 50 + (row_number() over (order by id))::int from person`;

describe('what waits among much else', () => {
  const app = useTestApp();
  const plansOf = async (as: CastName): Promise<string[]> => {
    const plans = await explained(app(), () => app().call(waiting.counts, { as }), /^\s*(select count|with followed)/i);
    expect(plans.length).toBeGreaterThan(3);
    return plans;
  };

  beforeAll(async () => {
    const { productFamilyId } = await addManyVisits(app(), { machines: 1_000, visits: 20_000 });
    const client = await app().pool.connect();
    await client.query(`set assay.events = 'summary'`);
    const now = app().now();
    await client.query(followUps('finding', 'consequence, corrective, preventive', `'', '', ''`), [now]);
    await client.query(followUps('priority_action', 'priority', `'High'`), [now]);
    await client.query(audits, [now]);
    await client.query(accounts, [now]);
    await client.query(certificates, [now, productFamilyId]);
    await client.query('vacuum analyze');
    await client.query('reset assay.events');
    client.release();
  });

  it.each(['uma', 'rita', 'max', 'ada', 'carl', 'dina', 'dora'] as const)(
    'is counted for %s without looking at everything',
    async (as) => {
      for (const plan of await plansOf(as))
        expect(plan).not.toMatch(
          /Seq Scan on (inspection|visit|audit|finding|priority_action|app_user|certification|certified_user)\b/,
        );
    },
  );
});
