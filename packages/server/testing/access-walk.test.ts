import { contract } from '@assay/contract/all';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { describe, expect, it } from 'vitest';
import { accessTable } from './access-table.ts';
import { type CastName, castNames } from './cast.ts';
import { type Ask, useTestApp } from './test-app.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
);

/** The calls without a token, each with what stands in for it: all others carry one. */
const withoutToken: Record<string, string> = {
  'application.options': 'the application options',
  'demo.cast': 'the people of the demo, which production does not have',
  'auth.login': 'a redirect of single sign-on',
  'auth.callback': 'a redirect of single sign-on',
  'auth.external': 'external login, by the password',
  'externalUsers.setPassword': 'password set, by the token of a link',
  'externalUsers.forgotPassword': 'forgot password',
  'mailedReports.file': 'the link of a mail, signed for thirty days for one report, version and language',
};

/** For them some nouns do not exist at all. */
const externals: readonly CastName[] = ['dina', 'dora', 'otto'];

/** Addresses that are signed for one call, record and session carry that session instead of its token. */
const signedCalls = [
  'auditReportFiles.download',
  'documents.download',
  'documents.preview',
  'files.put',
  'files.read',
  'images.download',
  'translations.spreadsheet',
];

/** Whoever makes these signs in for it. */
const endsSessions = new Set(['auth.logout']);

describe('the access walk', () => {
  const app = useTestApp();

  it('has a row for every endpoint, and no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(([name]) => name).sort());
  });

  it('meets no call without a token but the known exceptions [ACC-10]', () => {
    const namesOf = (isOne: (endpoint: Endpoint) => boolean) =>
      endpoints.filter(([, endpoint]) => isOne(endpoint)).map(([name]) => name);
    expect(namesOf(({ ability }) => ability === 'public').sort()).toEqual(Object.keys(withoutToken).sort());
    expect(namesOf(({ signed }) => signed === true).sort()).toEqual(signedCalls);
    const open = Object.entries(accessTable).filter(([, { who }]) => who === 'everyone');
    expect(open.map(([name]) => name).sort()).toEqual(Object.keys(withoutToken).sort());
  });

  it.each(endpoints)('%s lets exactly the right people pass [ACC-10]', async (key, endpoint) => {
    const row = accessTable[key];
    if (!row) throw new Error('There is no row for this endpoint.');
    const { who, ask: asked = (): Ask => ({}) } = row;
    // What is asked costs more than the call. Who reads or is refused uses nothing up, so that one is enough for all of them.
    const isPersonal = asked.length > 1 || endpoint.signed === true;
    const forAll = isPersonal ? undefined : await asked(app(), 'nia');
    for (const name of castNames) {
      const passes = who === 'everyone' || who.includes(name);
      const ask = passes && endpoint.method !== 'GET' ? undefined : forAll;
      const token = endsSessions.has(key) ? await app().signIn(name) : app().tokenOf(name);
      const { status } = await app().call(endpoint, { ...(ask ?? (await asked(app(), name))), token });
      const refusal = row.hiddenFromExternal && externals.includes(name) ? 404 : 403;
      expect(status, name).toBe(passes ? (row.status ?? endpoint.reply.status) : refusal);
    }
    const { query, ...ask } = forAll ?? (await asked(app(), 'nia'));
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
