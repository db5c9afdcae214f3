import { auditOrderKeys } from '@assay/contract/audits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { explained } from '../../testing/explain.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a long list of audits', () => {
  const app = useTestApp();
  const count = 10_000;
  let customerId = '';
  const plansOf = async (search: string, as: CastName = 'uma') => {
    const plans = await explained(app(), () => app().ask('GET', `/api/v1/audits${search}`, { as }));
    expect(plans.length).toBeGreaterThan(0);
    return plans.join('\n');
  };

  beforeAll(async () => {
    const client = await app().pool.connect();
    // Nobody looks for the history of these.
    await client.query(`set assay.events = 'summary'`);
    await client.query(
      `insert into customer (id, name, english_name, mdm_customer_id)
       select gen_random_uuid(), 'Quarry ' || n, '', '' from generate_series(1, 100) n`,
    );
    await client.query(
      `insert into customer_site (id, customer_id, name, mdm_site_id, mdm_type, country, state_province)
       select gen_random_uuid(), id, 'Pit', '', '', '', '' from customer where name like 'Quarry %'`,
    );
    await client.query(
      `with place as (
         select array_agg(s.id order by s.id) as sites from customer_site s join customer c on c.id = s.customer_id
         where c.name like 'Quarry %'
       ), header as (insert into audit (id, name, finished, inspection_date, inspector_id, inspector, inspector_contact, company_id,
         customer_id, customer_name, customer_site_id, customer_site_name, contact_name, contact_phone_number, contact_email,
         summary, start_sha256, created_at)
       select gen_random_uuid(), 'Pit ' || n * 7919 % 100000, n % 3 > 0, made.at, u.id, u.name || n % 40, u.email, u.company_id,
         s.customer_id, 'Quarry ' || n % 100, s.id, 'Pit', '', '', '', repeat('What was seen. ', 30), '',
         made.at + n % 5 * interval '1 hour'
       from generate_series(1, ${count}) n cross join place
       join customer_site s on s.id = place.sites[1 + n % 100]
       cross join lateral (select timestamptz '2026-01-01' - n * 7919 % 500000 * interval '1 minute' as at) made
       join app_user u on u.email = case when n % 100 = 7 then 'rita@provider.example' else 'uma@provider.example' end
       returning id, company_id, name, inspection_date, finished)
       insert into visit (id, kind, company_id, name, visited_at, status, current_version)
       select id, 'audit', company_id, name, inspection_date, case when finished then 'Finished' else 'In_Use' end, 1 from header`,
    );
    customerId = (await client.query('select customer_id from audit limit 1')).rows[0]?.customer_id;
    // Work behind the scenes that has just begun keeps pages from being known as visible to all.
    const unseen = `select 1 from pg_class where relname = 'audit' and relallvisible < relpages`;
    do await client.query('vacuum analyze audit');
    while ((await client.query(unseen)).rowCount);
    await client.query('reset assay.events');
    client.release();
  });

  it.each(auditOrderKeys.flatMap((key) => [0, count / 2, count - 50].map((offset) => [key, offset] as const)))(
    'ordered by %s at %i is read from an index, not from the whole table',
    async (key, offset) => {
      const plan = await plansOf(`?orderKey=${key}&offset=${offset}&orderDirection=desc`);
      expect(plan).toContain('Index Only Scan');
      expect(plan).not.toMatch(/Seq Scan on audit\b/);
    },
  );

  it('is read from an index where it is searched, cut to one’s own or to a customer', async () => {
    const byDate = 'orderKey=inspectionDate&orderDirection=desc';
    expect(await plansOf(`?${byDate}&search=pit%207919`)).toContain('audit_search_ix');
    expect(await plansOf(`?${byDate}&mineOnly=true&offset=30`, 'rita')).toMatch(/audit_(inspector|contact)_ix/);
    expect(await plansOf(`?${byDate}&customerId=${customerId}`)).toContain('audit_customer_ix');
    expect(await plansOf(`?${byDate}&statuses=open`)).not.toMatch(/Seq Scan on audit\b/);
  });
});
