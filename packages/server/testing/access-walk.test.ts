import { contract } from '@assay/contract/all';
import type { Endpoint } from '@assay/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { accessTable } from './access-table.ts';
import { castNames } from './cast.ts';
import { useTestApp } from './test-app.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
);

describe('the access walk', () => {
  const app = useTestApp();

  it('has a row for every endpoint, and no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(([name]) => name).sort());
  });

  it.each(endpoints)('%s lets exactly the right people pass [ACC-10]', async (key, endpoint) => {
    const row = accessTable[key];
    if (!row) throw new Error('There is no row for this endpoint.');
    for (const name of castNames) {
      const ask = (await row.ask?.(app(), name)) ?? {};
      const { status } = await app().call(endpoint, { ...ask, token: await app().signIn(name) });
      const passes = row.who === 'everyone' || row.who.includes(name);
      expect(status, name).toBe(passes ? (row.status ?? endpoint.reply.status) : 403);
    }
    const { query, ...ask } = (await row.ask?.(app(), 'nia')) ?? {};
    const unsigned = { ...query, ...(endpoint.signed && { signed: 'nobody' }) };
    const { status } = await app().call(endpoint, { ...ask, query: unsigned });
    expect(status, 'nobody').toBe(row.who === 'everyone' ? (row.status ?? endpoint.reply.status) : 401);
  });

  it('mounts nothing under the API that the contract does not promise', () => {
    const extra = new Set(['/api', '/api/v1/openapi.json']);
    const promised = new Set(endpoints.map(([, endpoint]) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')));
    const mounted = app().routes.filter((path) => path.startsWith('/api') && !extra.has(path));
    expect(mounted.filter((path) => !promised.has(path))).toEqual([]);
    expect(mounted.length).toBeGreaterThan(10);
  });
});
