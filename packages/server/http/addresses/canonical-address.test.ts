import { describe, expect, it } from 'vitest';
import { useRawRequests } from '../../testing/raw-requests.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { canonicalAddress } from './canonical-address.ts';

describe('one spelling of an address', () => {
  it.each([
    ['/', '/'],
    ['/api/v1/auth/user', '/api/v1/auth/user'],
    ['//api//v1///auth/user', '/api/v1/auth/user'],
    ['/%61pi/%76%31/%41uth', '/api/v1/Auth'],
    ['/%2561pi', '/%2561pi'],
    ['/a%2Fb%20c%C3%A9%00', '/a%2Fb%20c%C3%A9%00'],
    ['/a%2Db%2e%5F%7e', '/a-b._~'],
    ['/x?q=//%61', '/x?q=//%61'],
    ['/x#//%61?', '/x#//%61?'],
    ['http://elsewhere.example//api/x?y', '/api/x?y'],
    ['HTTP://elsewhere.example', '/'],
    ['*', '/*'],
  ])('%s is %s', (sent, canonical) => expect(canonicalAddress(sent)).toBe(canonical));
});

describe('an address that is spelled another way', () => {
  const app = useTestApp();
  const raw = useRawRequests(app);
  const entry = { eventName: 'test', appVersion: '1', osName: 'test', properties: {} };

  it.each([
    '/api/v1/log/app',
    '//api/v1/log/app',
    '///API//v1/log/app',
    '/%61pi/v1/log/app',
    '/%41%50%49/v1/lo%67/app/',
    'http://elsewhere.example/api/v1/log/app',
    'http://elsewhere.example//%61pi/v1/log/app',
  ])('is served as any other, and leaves its line in the web log: %s', async (path) => {
    const headers = { authorization: `Bearer ${app().tokenOf('dina')}`, 'content-type': 'application/json' };
    const { status, reply } = await raw.send({
      method: 'POST',
      path,
      headers,
      body: Buffer.from(JSON.stringify([entry])),
    });
    expect(status).toBe(201);
    await app().logs.flush();
    const requestId = /x-request-id: (\S+)/i.exec(reply)?.[1] ?? '';
    const lines = app().db.selectFrom('web_log').selectAll().where('request_id', '=', requestId);
    expect(await lines.executeTakeFirst()).toMatchObject({
      method: 'POST',
      status: 201,
      user_email: 'dina@distributor.example',
    });
  });
});

describe('under a base path', () => {
  const app = useTestApp({ env: { ASSAY_BASE_PATH: '/tools/assay' } });

  it('is spelled another way as well', async () => {
    expect((await app().ask('GET', '//tools/%61ssay//api/v1/applicationoptions')).status).toBe(200);
    expect((await app().ask('GET', '//api/v1/applicationoptions')).status).toBe(404);
  });
});
