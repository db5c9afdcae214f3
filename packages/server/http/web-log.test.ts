import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { loggedUrl } from './web-log.ts';

describe('the web log', () => {
  const app = useTestApp();
  const lines = async () => {
    await app().logs.flush();
    return app().db.selectFrom('web_log').selectAll().orderBy('at').execute();
  };

  it('has a line for every API request, with who asked and how it ended', async () => {
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

  it.each([
    ['/api/v1/auth/callback?code=abc&state=def', '/api/v1/auth/callback?code=***&state=***'],
    ['/api/v1/x?token=abc&q=1', '/api/v1/x?token=***&q=1'],
    ['/api/v1/file/uploads/1?signed=abc', '/api/v1/file/uploads/1?signed=***'],
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
});
