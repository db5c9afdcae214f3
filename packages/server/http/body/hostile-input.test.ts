import { newId } from '@assay/domain/id';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { withNotes } from '../../testing/notes-app.ts';
import { notes } from '../../testing/notes-noun.ts';
import { type Ask, useTestApp } from '../../testing/test-app.ts';

const json = { 'content-type': 'application/json' };
const id = newId();

const hostileBodies: [string, Ask, number][] = [
  ['no body', {}, 400],
  ['an empty body', { headers: json, payload: '' }, 400],
  ['not JSON', { headers: json, payload: '{"title":' }, 400],
  ['not UTF-8', { headers: json, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }, 400],
  ['another content type', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415],
  ['a body of 5 MB', { headers: json, payload: `{"title":"${'x'.repeat(5_000_000)}"}` }, 413],
  ['100,000 nested arrays', { headers: json, payload: '['.repeat(100_000) + ']'.repeat(100_000) }, 400],
  ['100,000 nested objects', { headers: json, payload: '{"a":'.repeat(100_000) }, 400],
  ['a wrong type', { body: { id, title: 7 } }, 400],
  ['an array in place of an object', { body: [] }, 400],
  ['null', { body: null }, 400],
  ['an unknown field', { body: { id, title: 'x', admin: true } }, 400],
  ['__proto__', { headers: json, payload: `{"id":"${id}","title":"x","__proto__":{"admin":true}}` }, 400],
  ['a NUL byte', { body: { id, title: 'a\0b' } }, 400],
  ['half a surrogate pair', { headers: json, payload: `{"id":"${id}","title":"\\ud800"}` }, 400],
  ['a text that is too long', { body: { id, title: 'x'.repeat(101) } }, 400],
  ['a text of blanks', { body: { id, title: '   ' } }, 400],
  ['an id that is none', { body: { id: "1'; drop table note; --", title: 'x' } }, 400],
  ['200,000 tags', { body: { id, title: 'x', tags: Array.from({ length: 200_000 }, () => 1) } }, 400],
];

describe('hostile input', () => {
  const app = useTestApp(withNotes);

  it.each(hostileBodies)('%s gets a problem that says why, and stores nothing [API-02]', async (_, ask, status) => {
    const before = process.cpuUsage();
    const reply = await app().call(notes.create, { as: 'uma', ...ask });
    const { user, system } = process.cpuUsage(before);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.body).toMatchObject({
      status,
      code: expect.any(String),
      detail: expect.any(String),
      requestId: reply.headers['x-request-id'],
      ...(status === 400 && {
        errors: expect.arrayContaining([
          {
            path: expect.stringMatching(/./),
            message: expect.stringMatching(/./),
            code: expect.stringMatching(/^[a-z]+\.\w+$/i),
            values: expect.any(Object),
          },
        ]),
      }),
    });
    expect((await app().pool.query('select 1 from note')).rowCount).toBe(0);
    // In seconds of work, which a busy machine does not lengthen: a generous bound, far below what a hang would take.
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('is not a text that happens to look like it', async () => {
    const body = { id: newId(), title: '__proto__' };
    expect(await app().call(notes.create, { as: 'uma', body })).toMatchObject({ status: 201, body });
  });

  it('names every faulty field [API-02]', async () => {
    const reply = await app().call(notes.create, {
      as: 'uma',
      body: { id: 'x', tags: ['ok', 3, 'x'.repeat(21)], more: 1 },
    });
    const { errors } = reply.body as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(['id', 'more', 'tags.1', 'tags.2', 'title']);
    for (const { message } of errors) expect(message.length).toBeGreaterThan(5);
  });

  it.each([
    ['not an id', 'not-an-id'],
    ['a NUL byte', '%00'],
    ['a way up', '..%2F..%2Fetc'],
    ['2,000 letters', 'a'.repeat(2000)],
    ['a piece of SQL', "'%20or%201=1"],
  ])('a path parameter that is %s names a record that does not exist', async (_, param) => {
    const { status } = await app().ask('GET', `/api/v1/notes/${param}`, { as: 'uma' });
    expect(status).toBe(404);
  });

  it('a crash answers a fixed text with the request id, and is recorded without being revealed', async () => {
    const reply = await app().call(notes.crash, { as: 'uma' });
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('secret');
    await app().logs.flush();
    const line = await app()
      .db.selectFrom('app_log')
      .selectAll()
      .where('event_name', '=', 'server error')
      .executeTakeFirstOrThrow();
    expect(line.properties).toMatchObject({
      requestId: reply.headers['x-request-id'],
      message: 'Error: a secret of the server',
    });
  });
});

describe('a token', () => {
  const app = useTestApp(withNotes);
  const statusWith = async (token: string) => (await app().ask('GET', '/api/v1/auth/user', { token })).status;
  const claims = () => ({ sid: JSON.parse(atob(app().tokenOf('ada').split('.')[1] ?? '')).sid as string });
  const signed = (secret: Uint8Array, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
    change(
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer('assay')
        .setIssuedAt()
        .setExpirationTime('1h'),
    ).sign(secret);

  it('of ours is accepted', async () => {
    expect(await statusWith(await signed(app().keys.token))).toBe(200);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['that is empty', () => ''],
    ['that is no token', () => 'abc'],
    ['with three empty parts', () => '..'],
    ['of algorithm none', () => new UnsecuredJWT(claims()).setIssuer('assay').setExpirationTime('1h').encode()],
    ['signed with another key', () => signed(new Uint8Array(32).fill(1))],
    ['signed with the key for addresses', () => signed(app().keys.url)],
    [
      'that is expired',
      () => signed(app().keys.token, (jwt) => jwt.setExpirationTime(Math.floor(Date.now() / 1000) - 60)),
    ],
    ['of another issuer', () => signed(app().keys.token, (jwt) => jwt.setIssuer('somebody'))],
    [
      'signed by another algorithm',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS512' })
          .setIssuer('assay')
          .setExpirationTime('1h')
          .sign(new Uint8Array([...app().keys.token, ...new Uint8Array(32)])),
    ],
    [
      'with a changed payload',
      async () => {
        const [head, , tail] = app().tokenOf('dina').split('.');
        return [head, app().tokenOf('ada').split('.')[1], tail].join('.');
      },
    ],
    [
      'without a session',
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setIssuer('assay')
          .setExpirationTime('1h')
          .sign(app().keys.token),
    ],
    [
      'of a session that is no id',
      () =>
        new SignJWT({ sid: "x' or '1" })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setIssuer('assay')
          .setExpirationTime('1h')
          .sign(app().keys.token),
    ],
    ['of 100 kB', () => 'a'.repeat(100_000)],
  ])('%s is refused with 401 [ACC-10]', async (_, make) => {
    expect(await statusWith(await make())).toBe(401);
  });

  it('in the address or in a cookie is not looked at [ACC-10]', async () => {
    const token = app().tokenOf('ada');
    expect((await app().ask('GET', `/api/v1/auth/user?access_token=${token}`)).status).toBe(401);
    expect((await app().ask('GET', '/api/v1/auth/user', { headers: { cookie: `assay_token=${token}` } })).status).toBe(
      401,
    );
  });

  it('of a user who was deleted, or whose time is over, ends at once', async () => {
    const token = await app().signIn('otto');
    expect(await statusWith(token)).toBe(200);
    const set = (columns: object) =>
      app().db.updateTable('app_user').set(columns).where('id', '=', app().userIdOf('otto')).execute();
    await set({ expires_at: new Date(app().now().getTime() - 1) });
    expect(await statusWith(token)).toBe(401);
    await set({ expires_at: null });
    expect(await statusWith(token)).toBe(200);
    await set({ deleted_at: app().now() });
    expect(await statusWith(token)).toBe(401);
  });
});
