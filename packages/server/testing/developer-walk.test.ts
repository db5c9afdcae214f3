import { contract } from '@assay/contract/all';
import { audits } from '@assay/contract/audits';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../db/pool.ts';
import { createSession } from '../features/people/sessions.queries.ts';
import { signToken } from '../http/session/session.ts';
import { accessTable } from './access-table.ts';
import { addAuditable, startAudit } from './audits.ts';
import type { CastName } from './cast.ts';
import { type TestApp, useTestApp } from './test-app.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
);

/** What the flag grants (decisions, 'Access'), by the paths of the specifications. */
const granted = [
  /^\w+ \/api\/v1\/externalUsers(\/\{id\}(\/activate)?)?$/,
  /^GET \/api\/v1\/companies$/,
  /^GET \/api\/v1\/log(\/web(\/filter)?|\/app)?$/,
  /^GET \/api\/v1\/auth\/debugtoken$/,
  /^PUT \/api\/v1\/inspectionProtocols\/\{id\}\/points\/\{pointId\}\/dependencies\/\{depId\}\/json$/i,
];
/** Besides the flag's, one reaches what staff without any group reach: the calls of one's own session. */
function reaches(key: string, { method, path }: Endpoint): boolean {
  const who = accessTable[key]?.who ?? [];
  return who === 'everyone' || who.includes('nia') || granted.some((pattern) => pattern.test(`${method} ${path}`));
}

/** Somebody of the provider's who has the flag and no group; answers their token. */
async function addDeveloper(app: TestApp): Promise<string> {
  const { company_id } = await app.db
    .selectFrom('app_user')
    .select('company_id')
    .where('id', '=', app.userIdOf('nia'))
    .executeTakeFirstOrThrow();
  const id = newId();
  await app.db
    .insertInto('app_user')
    .values({
      ...{ id, company_id, kind: 'internal', email: 'devin@provider.example', name: 'Devin Aro' },
      ...{ groups: [], flags: ['Developer'], oidc_issuer: 'test', oidc_subject: 'devin', password_hash: null },
    })
    .execute();
  const session = { userId: id, kind: 'sso', userAgent: 'test', address: '127.0.0.1' } as const;
  const sessionId = await createSession(withoutScopedTables(app.db), session, app.now());
  return signToken(app.keys.token, { userId: id, sessionId }, app.now());
}

describe('a Developer without a level', () => {
  const app = useTestApp();
  let token: string;
  beforeAll(async () => {
    token = await addDeveloper(app());
  });

  it('has level 0 and the flag', async () => {
    expect((await app().ask('GET', '/api/v1/auth/group', { token })).body).toBe(0);
    expect((await app().ask('GET', '/api/v1/auth/accountFlags', { token })).body).toEqual(['Developer']);
  });

  // Signed addresses carry the session that they were signed for, which was refused before it could have one.
  const walked = endpoints.filter(([key, { signed }]) => !signed && key !== 'auth.logout');

  it.each(walked)('reaches %s only where the flag grants it [ACC-06]', async (key, endpoint) => {
    const { query, ...ask } = (await accessTable[key]?.ask?.(app(), 'dev')) ?? {};
    const { status, text } = await app().call(endpoint, { ...ask, ...(query && { query }), token });
    if (reaches(key, endpoint)) expect(status, text).not.toBe(403);
    else expect(status, text).toBe(403);
  });

  it('takes no more than the groups of field work by a debug token', async () => {
    const take = (groups: string) => app().ask('GET', '/api/v1/auth/debugtoken', { token, query: { groups } });
    expect((await take('inspection')).status).toBe(200);
    for (const groups of ['manager', 'admin']) expect((await take(groups)).status).toBe(403);
  });
});

describe('the calls that need level 2', () => {
  const app = useTestApp();
  const dashboards = ['summary', 'servicedEquipment', 'companiesServicedEquipment'];

  it('are those of the dashboards, and the delete of an audit [ACC-09]', async () => {
    for (const call of dashboards) {
      const ask = async (as: CastName) => (await app().ask('GET', `/api/v1/inspections/${call}`, { as })).status;
      expect([await ask('nia'), await ask('uma'), await ask('dina')], call).toEqual([403, 403, 403]);
      expect([await ask('max'), await ask('ada')], call).toEqual([200, 200]);
    }
    const { id } = await startAudit(app(), await addAuditable(app()));
    const remove = async (as: CastName) => (await app().call(audits.delete, { as, params: { id } })).status;
    expect([await remove('uma'), await remove('max')]).toEqual([403, 200]);
  });
});
