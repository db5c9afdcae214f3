import type { CustomerItem } from '@assay/contract/customers';
import { later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addCustomer } from '../../testing/builders.ts';
import { explained } from '../../testing/explain.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

interface Page {
  result: CustomerItem[];
  count: number;
}

const query = async (app: TestApp, search: string, as: 'uma' | 'otto' = 'uma') =>
  (await app.ask('GET', `/api/v1/customers/query${search}`, { as })).body as Page;
const names = ({ result }: Page) => result.map(({ name }) => name);

describe('the list of customers', () => {
  const app = useTestApp();

  it('is paged, ordered and counted [LST-05]', async () => {
    for (const name of ['HP10', 'HP9', 'Zed', 'Åbo', 'apple']) {
      app().setNow(later(app().now(), 1));
      await addCustomer(app(), { name, mdmCustomerId: `M${name}` });
    }
    expect(names(await query(app(), '?orderKey=name'))).toEqual(['Åbo', 'apple', 'HP9', 'HP10', 'Zed']);
    expect(names(await query(app(), '?orderKey=name&orderDirection=desc'))).toEqual([
      'Zed',
      'HP10',
      'HP9',
      'apple',
      'Åbo',
    ]);
    expect(names(await query(app(), '?orderKey=name&sort=desc&amount=2'))).toEqual(['Zed', 'HP10']);
    expect(await query(app(), '?orderKey=name&offset=1&amount=2')).toMatchObject({
      count: 5,
      result: [{ name: 'apple' }, { name: 'HP9' }],
    });
    expect(names(await query(app(), '?orderKey=name&offset=3&amount=2'))).toEqual(['HP10', 'Zed']);
    expect(names(await query(app(), '?orderKey=name&offset=4&amount=50'))).toEqual(['Zed']);
    expect(await query(app(), '?offset=5')).toEqual({ result: [], count: 5 });
  });

  it('without an orderKey is ordered by creation, newest first', async () => {
    expect(names(await query(app(), ''))).toEqual(['apple', 'Åbo', 'Zed', 'HP9', 'HP10']);
  });

  it('is searched by name, English name and MDM id, whatever the case, and % is itself', async () => {
    await addCustomer(app(), { name: '100% Stein', englishName: 'Rock Solid' });
    await addCustomer(app(), { name: 'İstanbul Taş', mdmCustomerId: 'back\\slash' });
    for (const [term, found] of [
      ['zED', 1],
      ['rock%20s', 1],
      ['mhp', 2],
      ['%25', 1],
      ['_', 0],
      ['back%5C', 1],
      ['İSTANBUL', 1],
      ['%20%20hp9%20', 1],
      ['nothing%20like%20it', 0],
    ] as const)
      expect((await query(app(), `?search=${term}`)).count, term).toBe(found);
  });

  it('counts exactly after every kind of change, cached or not', async () => {
    const count = async (search = '') => (await query(app(), `?amount=1&search=${search}`)).count;
    const before = [await count(), await count('zed')];
    const added = await addCustomer(app(), { name: 'Zed two' });
    expect([await count(), await count('zed')]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
    await app().ask('PUT', `/api/v1/customers/${added.id}`, {
      as: 'max',
      body: { name: 'Other', englishName: '', mdmCustomerId: '', language: 'en', sites: [], contacts: [] },
    });
    expect([await count(), await count('zed')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    await app().ask('DELETE', `/api/v1/customers/${added.id}`, { as: 'max' });
    expect([await count(), await count('zed')]).toEqual(before);
    const { rows } = await app().pool.query('select count(*) from customer where deleted_at is null');
    expect(rows).toEqual([{ count: before[0] }]);
  });

  it('keeps its counter exact when many write at once, and folds it', async () => {
    await Promise.all(Array.from({ length: 350 }, (_, i) => addCustomer(app(), { name: `Bulk ${i}` })));
    const { count } = await query(app(), '?amount=1');
    const real = (await app().pool.query<{ count: number }>('select count(*) from customer where deleted_at is null'))
      .rows[0];
    expect(count).toBe(real?.count);
    await query(app(), '?amount=1');
    expect((await app().pool.query(`select 1 from list_change where noun = 'customer'`)).rowCount).toBeLessThan(5);
    expect((await query(app(), '?amount=1')).count).toBe(count);
  });

  it('shows an external user nothing, not even how many there are', async () => {
    expect(await query(app(), '', 'otto')).toEqual({ result: [], count: 0 });
    expect(await query(app(), '?search=zed', 'otto')).toEqual({ result: [], count: 0 });
  });

  it.each([
    'amount=0',
    'amount=201',
    'amount=x',
    'offset=-1',
    'orderKey=password',
    'orderDirection=up',
    'colour=red',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('refuses %s by name [API-02]', async (bad) => {
    const reply = await app().ask('GET', `/api/v1/customers/query?${bad}`, { as: 'uma' });
    expect(reply.body).toMatchObject({ status: 400, errors: [{ path: bad.split('=')[0] }] });
  });
});

describe('every page of a long list', () => {
  const app = useTestApp({
    extend: async ({ pool }) => {
      await pool.query(`insert into customer (id, name, mdm_customer_id)
        select gen_random_uuid(), 'Customer ' || n, 'M' || n from generate_series(1, 30000) n`);
      await pool.query('vacuum analyze customer');
    },
  });

  it.each(
    ['name', 'mdmCustomerId', 'created'].flatMap((key) =>
      [0, 15_000, 29_950].flatMap((offset) => ['asc', 'desc'].map((direction) => [key, offset, direction] as const)),
    ),
  )('ordered by %s at %i %s is read from an index, not from the whole table', async (key, offset, direction) => {
    const plans = await explained(app(), () =>
      query(app(), `?orderKey=${key}&offset=${offset}&orderDirection=${direction}`),
    );
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on customer\b/);
  });

  it('that is searched for is read from an index', async () => {
    const plans = await explained(app(), () => query(app(), '?orderKey=name&search=12345%20cust'));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on customer\b/);
    expect(plans.join('\n')).toContain('customer_search_ix');
  });

  it('past the middle skips no more rows than from its nearer end', async () => {
    const plans = await explained(app(), () => query(app(), '?orderKey=name&offset=29900'));
    expect(plans.join('\n')).toContain('Index Only Scan Backward using customer_name_ix');
  });

  it('together shows every row once', async () => {
    const seen = new Set<string>();
    for (let offset = 0; offset < 30_000; offset += 200 * 15)
      for (const { id } of (await query(app(), `?orderKey=name&amount=200&offset=${offset}`)).result) seen.add(id);
    expect(seen.size).toBe(10 * 200);
    const all = (
      await app().pool.query<{ id: string }>('select id from customer where deleted_at is null order by name, id')
    ).rows.map(({ id }) => id);
    for (const offset of [0, 14_900, 15_000, 15_100, 29_800, 29_990]) {
      const { result } = await query(app(), `?orderKey=name&amount=100&offset=${offset}`);
      expect(result.map(({ id }) => id)).toEqual(all.slice(offset, offset + 100));
      const down = await query(app(), `?orderKey=name&orderDirection=desc&amount=100&offset=${offset}`);
      expect(down.result.map(({ id }) => id)).toEqual(all.toReversed().slice(offset, offset + 100));
    }
  });
});
