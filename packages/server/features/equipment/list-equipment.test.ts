import { equipmentOrderKeys } from '@assay/contract/equipment';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { explained } from '../../testing/explain.ts';
import { useTestApp } from '../../testing/test-app.ts';

interface Page {
  result: { id: string; serialNumber: string }[];
  count: number;
}

describe('a long list of equipment', () => {
  const app = useTestApp();
  const query = async (search: string, as: 'uma' | 'dora' = 'uma') =>
    (await app().ask('GET', `/api/v1/Equipments/query${search}`, { as })).body as Page;
  const count = 10_000;
  const theirs = count / 10;

  beforeAll(async () => {
    const { family, productFamilyId, productModelId } = await addProducts(app());
    await app().pool.query(
      `insert into customer (id, name) select gen_random_uuid(), 'Quarry ' || n from generate_series(1, 100) n`,
    );
    await app().pool.query(
      `insert into equipment (id, serial_number, nick_name, mdm_equipment_id, product_family_id, family_name, product_model_id, model_name, customer_id)
       select gen_random_uuid(), 'SN' || (n * 7919) % 100000 || '-' || n, 'Nick ' || n % 50, 'E' || n, $1, $2, $3, 'J10', c.id
       from generate_series(1, ${count}) n join customer c on c.name = 'Quarry ' || 1 + n % 100`,
      [productFamilyId, family.familyName, productModelId],
    );
    await app().pool.query(
      `insert into equipment_company (equipment_id, company_id, assigned)
       select e.id, c.id, true from (select id, row_number() over (order by md5(id::text)) as n from equipment) e
       join company c on c.name like 'Kivi%' where e.n <= ${theirs}`,
    );
    await app().pool.query('vacuum analyze equipment, equipment_company');
  });

  it.each(equipmentOrderKeys.flatMap((key) => [0, count / 2, count - 50].map((offset) => [key, offset] as const)))(
    'ordered by %s at %i is read from an index, not from the whole table',
    async (key, offset) => {
      const plans = await explained(app(), () => query(`?orderKey=${key}&offset=${offset}&orderDirection=desc`));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on equipment\b/);
    },
  );

  it('that is searched for is read from an index', async () => {
    const plans = await explained(app(), () => query('?orderKey=serialNumber&search=e1234%20nick'));
    expect(plans.join('\n')).toContain('equipment_search_ix');
    const byCustomer = await explained(app(), () => query('?orderKey=serialNumber&search=quarry%20e1176'));
    expect(byCustomer.join('\n')).toContain('equipment_search_ix');
    expect((await query('?search=J10%20quarry%20e1176')).count).toBe(1);
  });

  it('is cut to what a distributor may see, exactly counted and complete', async () => {
    const { rows } = await app().pool.query<{ id: string }>(
      `select e.id from equipment e join equipment_company on equipment_id = e.id order by serial_number, e.id`,
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toHaveLength(theirs);
    for (const offset of [0, theirs / 2, theirs - 50]) {
      const page = await query(`?orderKey=serialNumber&orderDirection=asc&offset=${offset}`, 'dora');
      expect(page.count).toBe(theirs);
      expect(page.result.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 50));
    }
    for (const key of ['serialNumber', 'customerName', 'lastVisit']) {
      const plans = await explained(app(), () => query(`?orderKey=${key}`, 'dora'));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on equipment\b/);
      if (key === 'lastVisit') expect(plans.join('\n')).toContain('equipment_company_last_visit_ix');
    }
  });
});
