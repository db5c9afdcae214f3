import { contract } from '@assay/contract/all';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from './builders.ts';
import { type Ask, useTestApp } from './test-app.ts';

const shared = ['offset', 'amount', 'search', 'orderKey', 'orderDirection', 'sort'];
/** A value that every list which follows the filter takes. */
const customerId = '0190a000-0000-7000-8000-00000000dead';
const values = {
  mineOnly: 'true',
  types: 'Daily',
  statuses: 'In_Use',
  customerId,
  companyId: customerId,
  category: 'surface_drills',
  serviced: '2026-03',
  sentBack: 'true',
  unrated: 'true',
  expiring: 'true',
  kinds: 'user',
  from: '2026-01-01',
  to: '2026-12-31',
} as const;
/** Where it is written otherwise. */
const otherValues: Record<string, Partial<Record<keyof typeof values, string>>> = {
  'audits.list': { statuses: 'open' },
};

/** Every list, with the filters that it follows besides what all share. */
const lists: Record<string, readonly (keyof typeof values)[]> = {
  'adminEvents.list': ['kinds', 'from', 'to'],
  'audits.list': ['mineOnly', 'types', 'statuses', 'customerId'],
  'certifiedUsers.list': ['expiring'],
  'customers.query': [],
  'equipments.query': ['customerId', 'companyId', 'category', 'serviced'],
  'externalUsers.list': ['expiring'],
  'inspectionProtocols.search': ['mineOnly', 'types'],
  'inspections.list': ['mineOnly', 'types', 'statuses', 'customerId', 'sentBack', 'unrated'],
  'productFamilies.models': [],
  'productFamilies.query': [],
};

interface Parameter {
  in: string;
  name: string;
}
type Document = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };

const endpoints = new Map(
  Object.entries(contract).flatMap(([noun, table]) =>
    Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
  ),
);

describe('a list', () => {
  const app = useTestApp();
  let document: Document;
  let params: Record<string, string>;
  beforeAll(async () => {
    document = (await app().ask('GET', '/api/v1/openapi.json')).body as Document;
    params = { id: (await addProducts(app())).productFamilyId };
  });

  /** As the calls are described to those who make them. */
  const parametersOf = ({ path, method }: Endpoint): string[] =>
    (document.paths[path]?.[method.toLowerCase()]?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);

  it('is every call with an order', () => {
    const ordered = [...endpoints].filter(([, endpoint]) => parametersOf(endpoint).includes('orderKey'));
    expect(ordered.map(([name]) => name).sort()).toEqual(Object.keys(lists).sort());
  });

  it.each(Object.entries(lists))(
    '%s promises the filters that it follows, %j, and refuses others by name',
    async (name, filters) => {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error('There is no such list.');
      expect(parametersOf(endpoint).sort()).toEqual([...shared, ...filters].sort());
      const ask = (query: Ask['query']) =>
        app().call(endpoint, {
          as: name === 'certifiedUsers.list' ? 'carl' : 'max',
          query,
          ...(endpoint.path.includes('{id}') && { params }),
        });
      for (const [filter, value] of Object.entries({ ...values, ...otherValues[name], weather: 'fine' })) {
        const { status, text } = await ask({ [filter]: value });
        const isFollowed = filters.some((followed) => followed === filter);
        expect(status, filter).toBe(isFollowed ? 200 : 400);
        if (!isFollowed) expect(text).toContain(filter);
      }
    },
  );
});
