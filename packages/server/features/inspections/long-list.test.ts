import { inspectionOrderKeys } from '@assay/contract/inspections';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { explained } from '../../testing/explain.ts';
import { addInspectable } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { countInspections } from './inspection-list.queries.ts';

interface Page {
  result: { id: string; serialNumber: string }[];
  count: number;
}

describe('a long list of inspections', () => {
  const app = useTestApp();
  const query = async (search: string, as: CastName = 'uma') =>
    (await app().ask('GET', `/api/v1/inspections${search}`, { as })).body as Page;
  const count = 10_000;
  const theirs = count / 50;
  const plansOf = async (search: string, as?: CastName) => {
    const plans = await explained(app(), () => query(search, as));
    expect(plans.length).toBeGreaterThan(0);
    return plans.join('\n');
  };

  beforeAll(async () => {
    const { equipmentId, categoryId } = await addInspectable(app());
    const client = await app().pool.connect();
    // Nobody looks for the history of these.
    await client.query(`set assay.events = 'summary'`);
    await client.query(
      `with header as (insert into inspection (id, name, type, status, inspection_date, started_at, inspector_id, inspector, inspector_contact,
         company_id, customer_name, customer_site_name, contact_name, contact_phone_number, contact_email, equipment_id,
         serial_number, nick_name, family_name, model_name, product_category_id, loaded_hours, summary, comment,
         internal_comment, start_sha256, created_at)
       select gen_random_uuid(), 'Check ' || n, case n % 20 when 4 then 'FAT' else 'Daily' end,
         (array['In_Use', 'Waiting', 'Finished'])[1 + n % 3], made.at, made.at, u.id, u.name || n % 40, u.email,
         u.company_id, 'Quarry ' || n % 100, '', '', '', '', $1, 'SN' || n * 7919 % 100000 || '-' || n, '', '', '', $2, '', repeat('What was seen. ', 30),
         '', '', '', made.at + n % 5 * interval '1 hour'
       from generate_series(1, ${count}) n
       cross join lateral (select timestamptz '2026-01-01' - n * 7919 % 500000 * interval '1 minute' as at) made
       join app_user u on u.email = case when n % 50 = 0 then 'dina@distributor.example' when n % 100 = 7 then 'rita@provider.example'
         else 'uma@provider.example' end returning id, company_id, name, inspection_date, status)
       insert into visit (id, kind, company_id, name, visited_at, status, current_version)
       select id, 'inspection', company_id, name, inspection_date, status, 1 from header`,
      [equipmentId, categoryId],
    );
    // Work behind the scenes that has just begun keeps pages from being known as visible to all.
    const unseen = `select 1 from pg_class where relname = 'inspection' and relallvisible < relpages`;
    do await client.query('vacuum analyze inspection');
    while ((await client.query(unseen)).rowCount);
    await client.query('reset assay.events');
    client.release();
  });

  it.each(inspectionOrderKeys.flatMap((key) => [0, count / 2, count - 50].map((offset) => [key, offset] as const)))(
    'ordered by %s at %i is read from an index, not from the whole table',
    async (key, offset) => {
      const plan = await plansOf(`?orderKey=${key}&offset=${offset}&orderDirection=desc`);
      expect(plan).toContain('Index Only Scan');
      expect(plan).not.toMatch(/Seq Scan on inspection\b/);
    },
  );

  it('is read from an index where it is filtered by types or statuses, searched, or cut to one’s own', async () => {
    const byDate = 'orderKey=inspectionDate&orderDirection=desc';
    expect(await plansOf(`?${byDate}&types=FAT&offset=200`)).toContain('inspection_type_ix');
    expect(await plansOf(`?${byDate}&statuses=Waiting`)).not.toMatch(/Seq Scan on inspection\b/);
    expect(await plansOf(`?${byDate}&statuses=Waiting`, 'dina')).toContain('inspection_company_waiting_ix');
    expect(await plansOf(`?${byDate}&search=sn7919-%20check`)).toContain('inspection_search_ix');
    expect(await plansOf(`?${byDate}&mineOnly=true&offset=30`, 'rita')).toMatch(/inspection_(inspector|contact)_ix/);
  });

  it('reads no rows for a search that is known to find nothing', async () => {
    const search = '?orderKey=inspectionDate&search=quarry-of-nobody';
    const plans = () => explained(app(), () => query(search, 'dina'), /from "inspection"/);
    expect(await query(search, 'dina')).toEqual({ result: [], count: 0 });
    expect(await plans()).toEqual([]);
    await app().pool.query(`insert into list_change (noun, delta, changes) values ('inspection', 0, 1)`);
    expect(await plans()).toHaveLength(1);
  });

  it.each(inspectionOrderKeys)(
    'ordered by %s is read from the rows of a company alone, where one sees no others',
    async (key) => {
      for (const offset of [0, theirs / 2, theirs - 50])
        expect(await plansOf(`?orderKey=${key}&offset=${offset}`, 'dina')).toMatch(
          /Index Only Scan[^\n]* using inspection_company_\w+_ix/,
        );
    },
  );

  it('is counted by type and status from an index alone, and a search of it from its own', async () => {
    const plans = async (search: string, as?: CastName) =>
      (
        await explained(
          app(),
          () => app().ask('GET', `/api/v1/inspections/counts${search}`, { as }),
          /^(?!.*list_change).* group by /s,
        )
      ).join('\n');
    expect(await plans('', 'uma')).toMatch(/Index Only Scan using inspection_count_ix/);
    expect(await plans('', 'dina')).toMatch(
      /Index Only Scan using inspection_count_ix[^\n]*\n *Index Cond: \(company_id/,
    );
    expect(await plans('?search=sn7919-%20check', 'uma')).toContain('inspection_search_ix');
    // What is chosen of them costs no further count.
    expect(await plans('?types=FAT&statuses=Waiting', 'uma')).toBe('');
  });

  it('is counted up to a bound where a search finds very many', async () => {
    const scope = { userId: '', companyId: null, divisionIds: null };
    const all = { types: [], statuses: [], customerId: null, mine: null };
    const bounded = await countInspections(withoutScopedTables(app().db), scope, 'check', all, 100);
    expect(bounded.exact).toBe(false);
    expect(Object.values(bounded.statuses).reduce((sum, one) => sum + one, 0)).toBe(101);
    expect(await countInspections(withoutScopedTables(app().db), scope, 'check', all, count)).toMatchObject({
      exact: true,
    });
  });

  it('is newest first without a key, and complete and exactly counted for whoever sees a part of it [LST-07]', async () => {
    const distributorId = await companyIdOf(app(), 'dina');
    const { rows } = await app().pool.query<{ id: string }>(
      'select id from inspection where company_id = $1 order by created_at desc, id desc',
      [distributorId],
    );
    expect(rows).toHaveLength(theirs);
    for (const offset of [0, theirs / 2, theirs - 50]) {
      const page = await query(`?offset=${offset}`, 'dina');
      expect(page.count).toBe(theirs);
      expect(page.result.map(({ id }) => id)).toEqual(rows.slice(offset, offset + 50).map(({ id }) => id));
    }
  });
});
