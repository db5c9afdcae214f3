import { hours, later, oneYearAfter } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { takeMailedLink, workOff } from '../../testing/password-mail.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

const forgot = (app: TestApp, body: object) => app.ask('POST', '/api/v1/externalUsers/forgotpasswordemail', { body });

/** Takes the one mail that went out. */
async function lastLink(app: TestApp): Promise<{ token: string; userId: string; to: string; text: string }> {
  const { link, to, text } = await takeMailedLink(app);
  const [token, userId] = [link.searchParams.get('token') ?? '', link.searchParams.get('userId') ?? ''];
  return { token, userId, to, text };
}

const setPassword = (app: TestApp, { userId, token }: { userId: string; token: string }, password = 'Brand-new-7') =>
  app.ask('PUT', `/api/v1/externalUsers/${userId}/password`, { body: { password, token } });

const signInStatus = async (app: TestApp, email: string, password: string) =>
  (await app.ask('POST', '/api/v1/auth/external', { body: { email, password } })).status;

describe('a password link', () => {
  const app = useTestApp();

  it('is mailed to the address on file, by e-mail or by id, and sets the password once [AUT-06]', async () => {
    expect((await forgot(app(), { email: 'DINA@distributor.example' })).status).toBe(200);
    const link = await lastLink(app());
    expect([link.to, link.userId]).toEqual(['dina@distributor.example', app().userIdOf('dina')]);
    expect(link.text).toContain('http://localhost:3000/nosession/SetPassword?');
    const open = await app().signIn('dina');
    expect((await setPassword(app(), link)).status).toBe(200);
    expect(await signInStatus(app(), 'dina@distributor.example', 'Brand-new-7')).toBe(200);
    expect(await signInStatus(app(), 'dina@distributor.example', 'Assay-demo-1')).toBe(401);
    expect((await app().ask('GET', '/api/v1/auth/user', { token: open })).status).toBe(401);
    const again = await setPassword(app(), link, 'Another-one-8');
    expect(again.body).toMatchObject({ status: 422, code: 'linkExpired', errors: [{ path: 'token' }] });
    await forgot(app(), { id: app().userIdOf('dina') });
    expect((await lastLink(app())).to).toBe('dina@distributor.example');
  });

  it('replaces the older one, and lives 24 hours', async () => {
    await forgot(app(), { email: 'otto@other-distributor.example' });
    const older = await lastLink(app());
    app().setNow(later(app().now(), 1000));
    await forgot(app(), { email: 'otto@other-distributor.example' });
    const newer = await lastLink(app());
    expect((await setPassword(app(), older)).status).toBe(422);
    const now = app().now();
    app().setNow(later(now, hours(24) + 1));
    expect((await setPassword(app(), newer)).status).toBe(422);
    app().setNow(later(now, hours(24) - 1000));
    expect((await setPassword(app(), newer)).status).toBe(200);
    app().setNow(now);
  });

  it('opens an account that wrong passwords had locked', async () => {
    const email = 'otto@other-distributor.example';
    for (let i = 0; i < 12; i++) await signInStatus(app(), email, 'wrong');
    expect(await signInStatus(app(), email, 'Brand-new-7')).toBe(429);
    await forgot(app(), { email });
    expect((await setPassword(app(), await lastLink(app()), 'After-reset-8')).status).toBe(200);
    expect(await signInStatus(app(), email, 'After-reset-8')).toBe(200);
  });

  it('works however often others tried to guess it', async () => {
    await forgot(app(), { email: 'otto@other-distributor.example' });
    const link = await lastLink(app());
    for (let i = 0; i < 25; i++) expect((await setPassword(app(), { ...link, token: `guess-${i}` })).status).toBe(422);
    expect((await setPassword(app(), link)).status).toBe(200);
  });

  it('works for its own user only', async () => {
    await forgot(app(), { email: 'dora@distributor.example' });
    const link = await lastLink(app());
    expect((await setPassword(app(), { ...link, userId: app().userIdOf('otto') })).status).toBe(422);
    expect((await setPassword(app(), link)).status).toBe(200);
  });

  it('opens a new account for one year when it first sets a password', async () => {
    await forgot(app(), { id: app().userIdOf('noel') });
    await setPassword(app(), await lastLink(app()));
    const read = () =>
      app()
        .db.selectFrom('app_user')
        .select(['expires_at', 'activated_at'])
        .where('id', '=', app().userIdOf('noel'))
        .executeTakeFirstOrThrow();
    expect(await read()).toEqual({ expires_at: oneYearAfter(app().now()), activated_at: app().now() });
    const { expires_at } = await read();
    app().setNow(later(app().now(), hours(30)));
    await forgot(app(), { id: app().userIdOf('noel') });
    await setPassword(app(), await lastLink(app()), 'Once-more-9');
    expect((await read()).expires_at).toEqual(expires_at);
  });

  it.each(['short1A', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere', `A1${'x'.repeat(200)}`])(
    'does not set the password %s [AUT-06]',
    async (password) => {
      await app().db.deleteFrom('throttle').execute();
      await forgot(app(), { email: 'dora@distributor.example' });
      const link = await lastLink(app());
      const reply = await setPassword(app(), link, password);
      expect(reply.body).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
      expect((await setPassword(app(), link)).status).toBe(200);
    },
  );

  it('is never kept in clear, nor is the password, and events do not tell them', async () => {
    await app().db.deleteFrom('throttle').execute();
    await forgot(app(), { email: 'dora@distributor.example' });
    const link = await lastLink(app());
    await setPassword(app(), link, 'Secret-word-1');
    const dump = async (table: string) => JSON.stringify((await app().pool.query(`select * from ${table}`)).rows);
    for (const table of [
      'password_link',
      'password_mail',
      'mail',
      'app_user',
      'event',
      'session',
      'background_service',
    ]) {
      const rows = await dump(table);
      expect(rows, table).not.toContain(link.token);
      expect(rows, table).not.toContain('Secret-word-1');
    }
    expect(await dump('event')).not.toContain('$argon2');
    expect(await dump('event')).toContain('password set');
  });
});

describe('asking for a link', () => {
  const app = useTestApp();

  const waiting = async () => {
    const { rows } = await app().pool.query<{ identifier: string }>(
      'select task_identifier as identifier from graphile_worker.jobs',
    );
    return rows.map(({ identifier }) => identifier);
  };

  it('does the same whether or not the address exists: looking for the account is left to a job', async () => {
    for (const email of ['dina@distributor.example', 'nobody@distributor.example']) {
      await forgot(app(), { email });
      expect(await waiting(), email).toEqual(['passwordLink']);
      expect(await app().db.selectFrom('mail').select('id').execute()).toEqual([]);
      await app().pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    }
  });

  it('says the same whether or not the address exists, and mails only to external users', async () => {
    const known = await forgot(app(), { email: 'dina@distributor.example' });
    for (const body of [
      { email: 'nobody@distributor.example' },
      { email: 'ada@provider.example' },
      { id: app().userIdOf('ada') },
    ]) {
      const reply = await forgot(app(), body);
      expect([reply.status, reply.text]).toEqual([known.status, known.text]);
    }
    await workOff(app());
    expect(await app().db.selectFrom('mail').select('to_addresses').execute()).toEqual([
      { to_addresses: ['dina@distributor.example'] },
    ]);
  });

  it.each([
    {},
    { email: 'not an address' },
    { id: 'x' },
    { email: 'a@b.example', id: '1' },
    { email: ['a@b.example'] },
  ])('with %j is refused [API-02]', async (body) => {
    expect((await forgot(app(), body)).status).toBe(400);
  });

  it('too often for one account is refused', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await forgot(app(), { email: 'dora@distributor.example' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
