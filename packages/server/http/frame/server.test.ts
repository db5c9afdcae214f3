import { contract } from '@assay/contract/all';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

describe('an address', () => {
  const app = useTestApp();

  it.each([
    '/api/v1/applicationoptions',
    '/API/V1/ApplicationOptions',
    '/api/v1/applicationOptions/',
    '/api/v1//applicationoptions',
  ])('matches whatever its case and slashes: %s', async (url) =>
    expect((await app().ask('GET', url)).status).toBe(200),
  );

  it('that is nobody’s gets a problem with the request id', async () => {
    const reply = await app().ask('GET', '/api/v1/nothing');
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(reply.body).toMatchObject({ code: 'notFound', requestId: reply.headers['x-request-id'] });
  });

  it('answers health and readiness', async () => {
    expect((await app().ask('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await app().ask('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  it('of the API carries the security headers', async () => {
    const { headers } = await app().ask('GET', '/api/v1/applicationoptions');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('of the calls page lists every call, under a policy with a nonce', async () => {
    const { text, headers } = await app().ask('GET', '/api');
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(text).toContain(`<style nonce="${nonce?.replaceAll('+', '+')}">`);
    expect(text).toMatch(/<header><a href="\/">Assay<\/a><a href="\/Administration">/);
    for (const table of Object.values(contract))
      for (const endpoint of Object.values(table)) expect(text).toContain(`<code>${endpoint.path}</code>`);
  });
});

describe('the OpenAPI document', () => {
  const app = useTestApp();

  it('describes every call of the contract with its body, reply and headers', async () => {
    const { body } = await app().ask('GET', '/api/v1/openapi.json');
    const document = body as {
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          { responses: object; security?: unknown[]; parameters: { name: string }[]; requestBody?: { content: object } }
        >
      >;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const table of Object.values(contract))
      for (const endpoint of Object.values(table)) {
        const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
        expect(Object.keys(operation?.responses ?? {}), endpoint.path).toContain(String(endpoint.reply.status));
        expect(operation?.security, endpoint.path).toEqual(endpoint.ability === 'public' ? [] : undefined);
      }
    const external = document.paths['/api/v1/auth/external']?.post;
    expect(JSON.stringify(external?.requestBody?.content)).toContain('"password"');
    expect(document.paths['/api/v1/auth/preferences']?.put?.parameters.map(({ name }) => name)).toEqual([
      'Idempotency-Key',
      'If-Match',
    ]);
  });
});

describe('under a base path, behind https', () => {
  const app = useTestApp({
    env: { ASSAY_BASE_PATH: '/tools/assay', ASSAY_PUBLIC_URL: 'https://assay.example', ASSAY_TRUST_PROXY: '1' },
  });

  it('answers below it and nowhere else, but for health', async () => {
    expect((await app().ask('GET', '/tools/assay/api/v1/applicationoptions')).status).toBe(200);
    expect((await app().ask('GET', '/api/v1/applicationoptions')).status).toBe(404);
    expect((await app().ask('GET', '/tools/assayist/api/v1/applicationoptions')).status).toBe(404);
    expect((await app().ask('GET', '/healthz')).status).toBe(200);
  });

  it('asks browsers to stay with https', async () => {
    const { headers } = await app().ask('GET', '/tools/assay/api/v1/applicationoptions');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('believes the proxy in front about the address, and nobody behind it', async () => {
    await app().ask('GET', '/tools/assay/api/v1/auth/user', {
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    });
    await app().logs.flush();
    const line = await app()
      .db.selectFrom('web_log')
      .select('address')
      .where('status', '=', 401)
      .executeTakeFirstOrThrow();
    expect(line.address).toBe('198.51.100.7');
  });
});
