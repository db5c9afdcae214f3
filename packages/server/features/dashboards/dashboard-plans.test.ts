import { dashboards } from '@assay/contract/dashboards';
import type { Endpoint } from '@assay/contract/endpoint';
import { equipments } from '@assay/contract/equipment';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { explained } from '../../testing/explain.ts';
import { useTestApp } from '../../testing/test-app.ts';

const [machines, visits] = [2_000, 12_000];

/** Ten years of visits to machines of a hundred customers. */
const insertVisits = `
with machine as (select array_agg(id order by id) as ids from equipment),
  person as (select id, company_id from app_user where email like 'uma@%'),
header as (
  insert into inspection (id, name, type, status, inspection_date, started_at, inspector_id, inspector, inspector_contact, company_id,
    customer_name, customer_site_name, contact_name, contact_phone_number, contact_email, equipment_id, serial_number, nick_name,
    family_name, model_name, product_category_id, loaded_hours, summary, comment, internal_comment, start_sha256, created_at)
  select gen_random_uuid(), 'Daily ' || n, 'Daily', 'Finished', made.at, made.at, person.id, 'Uma', 'uma@provider.example',
    person.company_id, '', '', '', '', '', machine.ids[1 + n % ${machines}], '', '', '', '', $1, '', repeat('What was seen. ', 12), '', '',
    '', made.at
  from generate_series(1, ${visits}) n cross join machine cross join person
  cross join lateral (select $2::timestamptz - (n::bigint * 48271 % 5256000) * interval '1 minute' as at) made
  returning id, company_id, name, inspection_date, status
)
insert into visit (id, kind, company_id, name, visited_at, status, current_version)
select id, 'inspection', company_id, name, inspection_date, status, 1 from header`;

describe('the dashboards of many visits', () => {
  const app = useTestApp();
  const plansOf = async (call: Endpoint, queries: RegExp, query: Record<string, string> = {}): Promise<string[]> => {
    const plans = await explained(app(), () => app().call(call, { as: 'max', query }), queries);
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  };

  beforeAll(async () => {
    const { family, productFamilyId, productModelId, categoryId } = await addProducts(app());
    const client = await app().pool.connect();
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
    await client.query(insertVisits, [categoryId, app().now()]);
    // Work behind the scenes that has just begun keeps pages from being known as visible to all.
    const unseen = `select 1 from pg_class where relname = 'inspection' and relallvisible < relpages`;
    do await client.query('vacuum analyze inspection, equipment, equipment_company, visit');
    while ((await client.query(unseen)).rowCount);
    await client.query('reset assay.events');
    client.release();
  });

  it.each([
    ['customers', dashboards.servicedEquipment, /as "counted"/],
    ['companies', dashboards.companiesServicedEquipment, /as "counted"/],
    ['months', dashboards.servicedByMonth, /as "service"/],
  ] as const)('read the services of %s from their index alone', async (_what, call, queries) => {
    for (const plan of await plansOf(call, queries)) {
      expect(plan).toMatch(/Index Only Scan using inspection_serviced_ix/);
      expect(plan).not.toMatch(/Seq Scan on inspection\b/);
    }
  });

  it('sum inspections up from an index alone', async () => {
    const [sums = ''] = await plansOf(dashboards.summary, /group by "inspection"\."status"/);
    expect(sums).toMatch(/Index Only Scan using inspection_summary_ix/);
  });

  it('lead to lists that look at no inspection of another machine', async () => {
    const { rows } = await app().pool.query<{ id: string }>(`select id from customer where name = 'Quarry 7'`);
    const query = {
      customerId: rows[0]?.id ?? '',
      category: 'surface_drills',
      serviced: 'year',
      orderKey: 'serialNumber',
    };
    for (const plan of await plansOf(equipments.query, / limit \$\d+ offset \$\d+/, query)) {
      expect(plan).not.toMatch(/Seq Scan on (inspection|equipment)\b/);
      expect(plan).toMatch(/equipment_customer_ix|equipment_serial_ix/);
    }
  });
});
