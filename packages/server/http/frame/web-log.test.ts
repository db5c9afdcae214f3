import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aForm } from '../../testing/forms.ts';
import { useRawRequests } from '../../testing/raw-requests.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { loggedUrl, openLogWriter } from './web-log.ts';

describe('the web log', () => {
  const app = useTestApp();
  const raw = useRawRequests(app);
  const lines = async () => {
    await app().logs.flush();
    return app().db.selectFrom('web_log').selectAll().orderBy('at').execute();
  };

  it('has a line for every API request, with who sent it and how it ended', async () => {
    const ok = await app().ask('GET', '/api/v1/auth/user', { as: 'uma' });
    const refused = await app().ask('GET', '/api/v1/auth/debugtoken?groups=admin', { as: 'uma' });
    await app().ask('GET', '/healthz');
    const found = await lines();
    expect(found.find((line) => line.request_id === ok.headers['x-request-id'])).toMatchObject({
      user_email: 'uma@provider.example',
      method: 'GET',
      status: 200,
      url: '/api/v1/auth/user',
      address: '127.0.0.1',
    });
    expect(found.find((line) => line.request_id === refused.headers['x-request-id'])).toMatchObject({ status: 403 });
    expect(found.some((line) => line.url === '/healthz')).toBe(false);
  });

  describe('of somebody who hangs up without waiting for the answer', () => {
    const authorization = () => `Bearer ${app().tokenOf('ada')}`;
    const json = { 'content-type': 'application/json' };
    const linesTo = async (path: string) => (await lines()).filter(({ url }) => url === path);
    const phase = (Name: string) => Buffer.from(JSON.stringify({ Name }));
    const hangUp = async (method: string, path: string, headers: Record<string, string>, body: Buffer, more = 0) => {
      const socket = await raw.open({ method, path, headers, body, contentLength: body.length + more });
      await once(app().http.server, 'request');
      socket.destroy();
    };

    /** Nobody can add a phase until `release`; `isAwaited` once somebody tries to. */
    const lockPhases = async () => {
      const client = await app().pool.connect();
      await client.query('begin; lock table phase in exclusive mode');
      const waiting = `select from pg_locks where relation = 'phase'::regclass and not granted`;
      return {
        isAwaited: async () => (await client.query(waiting)).rowCount === 1,
        release: async () => {
          await client.query('rollback');
          client.release();
        },
      };
    };
    const connections = () =>
      new Promise<number>((resolve) => app().http.server.getConnections((_, count) => resolve(count)));

    it('has one line for what was stored, with who did it and how it ended', async () => {
      const path = '/api/v1/inspectionPhases';
      const lock = await lockPhases();
      const headers = { ...json, authorization: authorization() };
      const socket = await raw.open({ method: 'POST', path, headers, body: phase('Unheard') });
      await expect.poll(lock.isAwaited).toBe(true);
      socket.destroy();
      await expect.poll(connections).toBe(0);
      await lock.release();
      const stored = () => app().db.selectFrom('phase').selectAll().where('name', '=', 'Unheard').execute();
      await expect.poll(stored).toHaveLength(1);
      await expect.poll(() => linesTo(path)).toHaveLength(1);
      expect(await linesTo(path)).toMatchObject([
        { method: 'POST', status: 201, user_email: 'ada@provider.example', address: '127.0.0.1' },
      ]);
    });

    it.each<[string, string, string, Record<string, string>, Buffer, number]>([
      ['a body that is cut off', 'POST', '/api/v1/inspectionPhases?cut=off', json, phase('Never whole'), 50],
      ['a form that is cut off', 'POST', '/api/v1/images?cut=off', aForm({}).headers ?? {}, Buffer.from('--'), 50],
      ['a list', 'GET', '/api/v1/inspectionPhases?list=1', {}, Buffer.alloc(0), 0],
      ['an unknown call', 'GET', '/api/v1/nothing-here', {}, Buffer.alloc(0), 0],
    ])('has one line for %s', async (_, method, path, headers, body, more) => {
      await hangUp(method, path, { ...headers, authorization: authorization() }, body, more);
      await expect.poll(() => linesTo(path)).toHaveLength(1);
      expect(await app().db.selectFrom('app_log').selectAll().execute()).toEqual([]);
    });
  });

  it.each([
    ['/api/v1/auth/callback?code=abc&state=def', '/api/v1/auth/callback?code=***&state=***'],
    ['/api/v1/x?token=abc&q=1', '/api/v1/x?token=***&q=1'],
    ['/api/v1/file/uploads/1?signed=abc', '/api/v1/file/uploads/1?signed=***'],
    ['/api/v1/file/uploads/1?%73igne%64=abc&SIGNED=abc', '/api/v1/file/uploads/1?%73igne%64=***&SIGNED=***'],
    ['/api/v1/x?q=a?token=b&token=a=b?c', '/api/v1/x?q=a?token=b&token=***'],
    ['/api/v1/x?%zz=1&token', '/api/v1/x?%zz=1&token'],
    [`/api/v1/${'x'.repeat(3000)}`, `/api/v1/${'x'.repeat(1992)}`],
  ])('masks secrets and bounds the address', (url, logged) => expect(loggedUrl(url)).toBe(logged));

  it('goes to the partition of its month', async () => {
    await app().ask('GET', '/api/v1/languages', { as: 'uma' });
    await lines();
    const { rows } = await app().pool.query<{ part: string }>(
      'select distinct tableoid::regclass::text as part from web_log',
    );
    expect(rows).toEqual([{ part: `web_log_${new Date().toISOString().slice(0, 7).replace('-', '_')}` }]);
  });

  it('keeps what browsers report, with who reported it', async () => {
    const entry = {
      eventName: 'uncaught error',
      appVersion: '1.2.3',
      osName: 'test',
      properties: { route: '/Reports' },
    };
    expect((await app().ask('POST', '/api/v1/log/app', { as: 'dina', body: [entry] })).status).toBe(201);
    await app().logs.flush();
    const line = await app().db.selectFrom('app_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      email: 'dina@distributor.example',
      event_name: 'uncaught error',
      properties: { route: '/Reports' },
    });
  });

  it('gives up a line that cannot be stored, tells of it, and keeps the others', async () => {
    const dropped: unknown[] = [];
    const waiting: unknown[] = [];
    const writer = openLogWriter(app().db, {
      onWaiting: (error) => void waiting.push(error),
      onDropped: (error, line) => void dropped.push({ error, line }),
    });
    const line = (url: string, user_id: string | null = null) => ({
      ...{ at: new Date(), request_id: 'r', user_email: null, user_id, method: 'GET', status: 200 },
      ...{ duration_ms: 1, url, address: '127.0.0.1' },
    });
    const event = { at: new Date(), email: null, user_id: null, app_version: '1', os_name: 'test' };
    for (let i = 0; i < 40; i += 1) writer.web(line(`/batch/${i}`, i === 7 || i === 31 ? 'no id' : null));
    writer.app({ ...event, event_name: 'bad', properties: JSON.stringify({ lone: '\ud800' }) });
    writer.app({ ...event, event_name: 'good', properties: '{}' });
    await writer.close();
    const stored = await app().db.selectFrom('web_log').select('url').where('url', 'like', '/batch/%').execute();
    expect(stored).toHaveLength(38);
    const events = await app().db.selectFrom('app_log').select('event_name').where('os_name', '=', 'test').execute();
    expect(events).toContainEqual({ event_name: 'good' });
    expect(dropped).toMatchObject([
      { line: { url: '/batch/7' } },
      { line: { url: '/batch/31' } },
      { line: { event_name: 'bad' } },
    ]);
    expect(waiting).toEqual([]);
  });
});
