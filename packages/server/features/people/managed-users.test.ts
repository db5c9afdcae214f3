import { type ExternalUser, externalUsers } from '@assay/contract/people';
import { oneYearAfter } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { takeMailedLink } from '../../testing/password-mail.ts';
import { setDivisions } from '../../testing/points.ts';
import { type Answer, useTestApp } from '../../testing/test-app.ts';

describe('people from outside', () => {
  const app = useTestApp();
  // Each company has divisions of its own, and there are some that nobody outside has.
  beforeAll(async () => {
    const divisions = [];
    for (let n = 0; n < 5; n++) divisions.push((await addProducts(app())).categoryId);
    for (const name of ['dina', 'dora'] as const) await setDivisions(app(), name, divisions.slice(0, 2));
    await setDivisions(app(), 'otto', divisions.slice(2, 4));
  });
  let made = 0;
  const categoryIds = async () =>
    (await app().db.selectFrom('product_category').select('id').orderBy('id').execute()).map(({ id }) => id);
  const divisionsOf = async (name: CastName) =>
    (
      await app()
        .db.selectFrom('user_division')
        .select('product_category_id')
        .where('user_id', '=', app().userIdOf(name))
        .execute()
    ).map(({ product_category_id }) => product_category_id);
  const list = async (as: CastName, query: Record<string, string> = {}) =>
    (await app().call(externalUsers.list, { as, query })).body as { result: ExternalUser[]; count: number };
  const wanted = async (given: Record<string, unknown> = {}, as: CastName = 'dora') => ({
    name: 'New Person',
    email: `new-${++made}@distributor.example`,
    categories: (await divisionsOf(as)).map((productCategoryId) => ({ productCategoryId })),
    ...given,
  });
  const create = async (as: CastName, given: Record<string, unknown> = {}): Promise<Answer> =>
    app().call(externalUsers.create, { as, body: await wanted(given) });
  const rows = async () =>
    JSON.stringify([
      await app().db.selectFrom('app_user').selectAll().orderBy('id').execute(),
      await app()
        .db.selectFrom('user_division')
        .selectAll()
        .orderBy('user_id')
        .orderBy('product_category_id')
        .execute(),
      await app().db.selectFrom('company').selectAll().orderBy('id').execute(),
    ]);

  it('are found by name, address or company and sorted by each column; staff see all, an admin of a company its own [DIS-04]', async () => {
    const all = await list('max', { orderKey: 'name' });
    expect(all.count).toBe(5);
    expect(all.result.map(({ name }) => name)).toEqual(all.result.map(({ name }) => name).toSorted());
    expect((await list('max', { search: 'other distributor' })).result.map(({ name }) => name)).toEqual(['Otto Grahn']);
    expect((await list('max', { search: 'grahn otto@' })).count).toBe(1);
    for (const [orderKey, of] of [
      ['email', ({ email }: ExternalUser) => email],
      ['company', ({ company }: ExternalUser) => company.name],
      ['expires', ({ expires }: ExternalUser) => expires ?? '9'],
    ] as const) {
      const sorted = (await list('max', { orderKey })).result.map(of);
      expect(sorted, orderKey).toEqual(sorted.toSorted());
    }
    const own = await list('dora');
    expect(new Set(own.result.map(({ company }) => company.name))).toEqual(new Set(['Kivi Drilling Service']));
    expect(own.count).toBe(4);
    expect((await list('dora', { search: 'otto' })).count).toBe(0);
    expect(JSON.stringify(all)).not.toMatch(/token|hash/i);
  });

  it('get a new link when their address changes, and nothing that the old one had opens the account [DIS-05]', async () => {
    const change = async (id: string, given: Record<string, unknown>, as: CastName = 'dora') =>
      app().call(externalUsers.update, { as, params: { id }, body: await wanted(given) });
    const setPassword = (id: string, link: URL, password: string) =>
      app().call(externalUsers.setPassword, {
        params: { id },
        body: { password, token: link.searchParams.get('token') },
      });
    const signIn = (email: string, password: string) =>
      app().ask('POST', '/api/v1/auth/external', { body: { email, password } });
    const { id } = (await create('dora', { email: 'mistyped@elsewhere.example' })).body as ExternalUser;
    const { link: lost } = await takeMailedLink(app());
    expect((await change(id, { email: 'right@distributor.example' })).status).toBe(200);
    const { link, to } = await takeMailedLink(app());
    expect(to).toBe('right@distributor.example');
    expect((await setPassword(id, lost, 'Stranger-1')).status).toBe(422);
    expect((await setPassword(id, link, 'Rightful-1')).status).toBe(200);
    const { body } = await signIn(to, 'Rightful-1');
    const { accessToken: token } = body as { accessToken: string };
    expect((await app().ask('GET', '/api/v1/auth/user', { token })).status).toBe(200);

    // Twice before the mail leaves: only the last address hears of it.
    await change(id, { email: 'third@distributor.example' });
    await change(id, { email: 'fourth@distributor.example' });
    expect((await takeMailedLink(app())).to).toBe('fourth@distributor.example');
    expect((await app().ask('GET', '/api/v1/auth/user', { token })).status).toBe(401);
    expect((await signIn('fourth@distributor.example', 'Rightful-1')).status).toBe(401);
  });

  it('keep their address where they may do more than the admin of their company', async () => {
    const all = (await categoryIds()).map((productCategoryId) => ({ productCategoryId }));
    const company = { name: 'Kivi Drilling Service' };
    const given = { email: 'wide@distributor.example', company, categories: all };
    const { id } = (await create('ada', given)).body as ExternalUser;
    await takeMailedLink(app());
    const before = await rows();
    const body = await wanted({ email: 'mine@elsewhere.example', categories: all });
    expect((await app().call(externalUsers.update, { as: 'dora', params: { id }, body })).status).toBe(403);
    expect(await rows()).toBe(before);
    const renamed = await wanted({ name: 'Wide Person', email: given.email, categories: all });
    expect((await app().call(externalUsers.update, { as: 'dora', params: { id }, body: renamed })).status).toBe(200);
    await app().call(externalUsers.delete, { as: 'ada', params: { id } });
  });

  it('have names of one line, since mails begin with them', async () => {
    const { status, body } = await create('dora', { name: 'Overdue:\n\nopen http://x.example' });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'name' }] }]);
  });

  it('are added by staff with a company that is there, or a new one, and get a link to set their password [DIS-05]', async () => {
    const { status, body } = await create('max', {
      company: { name: 'kivi DRILLING service' },
      distributorAdmin: true,
    });
    expect(status).toBe(201);
    const user = body as ExternalUser;
    expect(user).toMatchObject({
      company: { name: 'Kivi Drilling Service' },
      distributorAdmin: true,
      hasPassword: false,
      expires: null,
    });
    const { to, link } = await takeMailedLink(app());
    expect(to).toBe(user.email);
    const token = link.searchParams.get('token');
    const set = { params: { id: user.id }, body: { password: 'Brand-new-7', token } };
    expect((await app().call(externalUsers.setPassword, set)).status).toBe(200);
    const [known] = (await list('max', { search: user.email })).result;
    expect(known).toMatchObject({ hasPassword: true, expires: oneYearAfter(app().now()).toISOString() });
    const other = (await create('ada', { company: { name: 'Brand New Drills' } })).body as ExternalUser;
    expect(other.company.name).toBe('Brand New Drills');
    await takeMailedLink(app());
    const company = { id: other.company.id };
    expect(((await create('ada', { company })).body as ExternalUser).company).toEqual(other.company);
    await takeMailedLink(app());
  });

  it('are refused with the field that is wrong, and nothing is stored', async () => {
    const before = await rows();
    const provider = await app()
      .db.selectFrom('company')
      .select(['id', 'name'])
      .where('is_provider', '=', true)
      .executeTakeFirstOrThrow();
    const company = { name: 'Kivi Drilling Service' };
    for (const [given, path] of [
      [{ name: ' ', company }, 'name'],
      [{ email: 'nobody', company }, 'email'],
      [{ email: 'DINA@distributor.example', company }, 'email'],
      [{ email: 'new@provider.example', company }, 'email'],
      [{}, 'company'],
      [{ company: {} }, 'company'],
      [{ company: { name: ' ' } }, 'company.name'],
      [{ company: { id: app().userIdOf('dina') } }, 'company.id'],
      [{ company: { id: provider.id } }, 'company.id'],
      [{ company: { name: provider.name.toUpperCase() } }, 'company.name'],
      [{ company, categories: [] }, 'categories'],
      [{ company, categories: [{ productCategoryId: provider.id }] }, 'categories.0.productCategoryId'],
    ] as const) {
      const { status, body } = await create('max', given);
      expect(status, path).toBe(400);
      expect((body as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path);
    }
    expect(await rows()).toBe(before);
  });

  it('are managed by the admin of their company, who can give no company, right or division of others [DIS-04]', async () => {
    const own = await divisionsOf('dora');
    const beyond = (await categoryIds()).find((id) => !own.includes(id)) ?? '';
    const kivi = (await list('dora')).result[0]?.company.id ?? '';
    const other = (await list('max', { search: 'otto' })).result[0]?.company.id ?? '';
    const before = await rows();
    const widened = [
      { company: { id: other } },
      { company: { name: 'Another company' } },
      { distributorAdmin: true },
      { categories: [{ productCategoryId: beyond }] },
    ];
    const dina = app().userIdOf('dina');
    for (const given of widened) {
      expect((await create('dora', given)).status, JSON.stringify(given)).toBe(403);
      const change = { as: 'dora' as const, params: { id: dina }, body: await wanted(given) };
      expect((await app().call(externalUsers.update, change)).status, JSON.stringify(given)).toBe(403);
    }
    // Somebody of another company is as nobody at all; so is their address.
    const otto = { params: { id: app().userIdOf('otto') } };
    for (const call of [externalUsers.delete, externalUsers.activate])
      expect((await app().call(call, { as: 'dora', ...otto })).status).toBe(404);
    expect((await app().call(externalUsers.update, { as: 'dora', ...otto, body: await wanted() })).status).toBe(404);
    const taken = await create('dora', { email: 'otto@other-distributor.example' });
    expect(taken.body).toMatchObject({ status: 400, errors: [{ path: 'email', code: 'person.emailUnusable' }] });
    expect((await create('dora', { email: 'dina@distributor.example' })).body).toMatchObject({
      errors: [{ path: 'email', code: 'person.emailTaken' }],
    });
    expect(await rows()).toBe(before);

    const user = (await create('dora', { company: { id: kivi }, distributorAdmin: false })).body as ExternalUser;
    expect(user).toMatchObject({ company: { id: kivi }, distributorAdmin: false });
    await takeMailedLink(app());
    const changed = await app().call(externalUsers.update, {
      as: 'dora',
      params: { id: user.id },
      body: { ...user, company: undefined, name: 'Renamed' },
    });
    expect(changed.body).toMatchObject({ name: 'Renamed', company: { id: kivi }, distributorAdmin: false });
  });

  it('keep divisions that their admin does not have, and lose none by a change of their name', async () => {
    const [own = '', ...others] = await divisionsOf('dora');
    const beyond = (await categoryIds()).find((id) => id !== own && !others.includes(id)) ?? '';
    const categories = [own, beyond].map((productCategoryId) => ({ productCategoryId }));
    const company = { name: 'Kivi Drilling Service' };
    const user = (await create('max', { company, categories })).body as ExternalUser;
    await takeMailedLink(app());
    const body = { name: 'Renamed', email: user.email, categories };
    const { body: changed } = await app().call(externalUsers.update, { as: 'dora', params: { id: user.id }, body });
    expect((changed as ExternalUser).categories).toHaveLength(2);
    const stale = await app().call(externalUsers.update, {
      as: 'max',
      params: { id: user.id },
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(stale.body).toMatchObject({ status: 412, current: { name: 'Renamed' } });
  });

  it('are activated for another year once they have expired, and not before', async () => {
    const activate = (id: string, as: CastName = 'max') => app().call(externalUsers.activate, { as, params: { id } });
    expect((await activate(app().userIdOf('dina'))).body).toMatchObject({ status: 409, code: 'notExpired' });
    const noel = await activate(app().userIdOf('noel'));
    expect(noel.body).toMatchObject({ hasPassword: false, expires: oneYearAfter(app().now()).toISOString() });
    expect((await takeMailedLink(app())).to).toBe('noel@distributor.example');
    const { status, body } = await activate(app().userIdOf('eeva'), 'dora');
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires: oneYearAfter(app().now()).toISOString() });
    const login = { email: 'eeva@distributor.example', password: 'Assay-demo-1' };
    expect((await app().ask('POST', '/api/v1/auth/external', { body: login })).status).toBe(200);
  });

  it('are deleted with their sessions, and nobody deletes themselves', async () => {
    const company = { name: 'Kivi Drilling Service' };
    const remove = (id: string, as: CastName) => app().call(externalUsers.delete, { as, params: { id } });
    expect((await remove(app().userIdOf('dora'), 'dora')).body).toMatchObject({ status: 409, code: 'yourself' });
    const session = await app().signIn('otto');
    expect((await remove(app().userIdOf('otto'), 'max')).status).toBe(200);
    expect((await app().ask('GET', '/api/v1/auth/user', { token: session })).status).toBe(401);
    expect((await list('max', { search: 'otto' })).count).toBe(0);
    expect((await remove(app().userIdOf('otto'), 'max')).status).toBe(404);
    // The address is free again.
    expect((await create('max', { company, email: 'otto@other-distributor.example' })).status).toBe(201);
  });
});
