import { auth } from '@assay/contract/auth';
import { files } from '@assay/contract/files';
import { externalUsers } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { browserOf } from '../../testing/browser-like.ts';
import { takeMailedLink } from '../../testing/password-mail.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

const ownAddresses = ['127.0.0.1:3000', '10.0.0.5:3000', '192.168.1.7:8080', '[::1]:3000', '[fd00::5]:3000'];
const foreign = 'evil.example:3000';

async function uploadAddresses(app: TestApp, headers: Record<string, string>): Promise<string[]> {
  const body = { fileName: 'jaw.jpg', contentType: 'image/jpeg' };
  const { uploadUrl, readUrl } = (await app.call(files.uploadUrl, { as: 'uma', body, headers })).body as {
    uploadUrl: string;
    readUrl: string;
  };
  return [uploadUrl, readUrl].map((address) => new URL(address).origin);
}

async function mailedLink(app: TestApp, email: string, headers: Record<string, string>): Promise<string> {
  const { status } = await app.call(externalUsers.forgotPassword, { body: { email }, headers });
  expect(status).toBe(200);
  return (await takeMailedLink(app)).link.origin;
}

describe('the demo, opened at an address of the machine', () => {
  const app = useTestApp();

  it.each(ownAddresses)('signs staff in at %s without leaving it, as the person they are everywhere', async (host) => {
    const browser = browserOf(app(), host);
    const { url } = await browser.visit('/api/v1/auth/login?loginHint=ada@provider.example');
    expect(url).toBe('/auth/token');
    const user = await app().ask('GET', '/api/v1/auth/user', { token: browser.jar.get('assay_token') ?? '' });
    expect(user.body).toMatchObject({ id: app().userIdOf('ada'), email: 'ada@provider.example' });
  });

  it('lets one browser be one member of staff after another, without a page in between', async () => {
    const browser = browserOf(app());
    for (const name of ['uma', 'max', 'uma', 'ada'] as const) {
      const { url } = await browser.visit(`/api/v1/auth/login?loginHint=${name}@provider.example`);
      expect(url).toBe('/auth/token');
      const user = await app().ask('GET', '/api/v1/auth/user', { token: browser.jar.get('assay_token') ?? '' });
      expect(user.body).toMatchObject({ id: app().userIdOf(name) });
    }
  });

  it('offers the people of the identity provider at the address that was opened', async () => {
    const browser = browserOf(app(), '10.0.0.5:3000');
    const page = await browser.visit('/api/v1/auth/login');
    const link = /href="([^"]*max%40provider\.example)"/.exec(page.text)?.[1] ?? '';
    expect((await browser.visit(link)).url).toBe('/auth/token');
  });

  it.each([
    ['10.0.0.5:3000', undefined],
    ['127.0.0.1:3000', 'same-origin-allow-popups'],
    ['[::1]:3000', 'same-origin-allow-popups'],
  ])('sends no policy to %s that browsers complain of over plain http', async (host, policy) => {
    const { headers } = await app().ask('GET', '/healthz', { headers: { host } });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });

  it.each(ownAddresses)('signs addresses of files for %s, and mails links to it', async (host) => {
    expect(await uploadAddresses(app(), { host })).toEqual([`http://${host}`, `http://${host}`]);
    expect(await mailedLink(app(), 'dina@distributor.example', { host })).toBe(`http://${host}`);
  });
});

describe('the demo, requested by a name that is not its own', () => {
  const app = useTestApp();

  it.each<Record<string, string>>([
    { host: foreign },
    { host: '10.0.0.5@evil.example' },
    { host: '8.8.8.8:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': foreign },
  ])('%j changes no address', async (headers) => {
    expect(await uploadAddresses(app(), headers)).toEqual(['http://localhost:3000', 'http://localhost:3000']);
    expect(await mailedLink(app(), 'dina@distributor.example', headers)).toBe('http://localhost:3000');
    const begun = await app().call(auth.login, { query: { loginHint: 'ada@provider.example' }, headers });
    const signIn = new URL(String(begun.headers.location), 'http://localhost:3000');
    expect(signIn.href).toMatch(/^http:\/\/localhost:3000\/demo-sign-in\/auth\?/);
    expect(signIn.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/v1/auth/callback');
    const answered = await app().ask('GET', signIn.pathname + signIn.search, { headers });
    expect(answered.headers.location).toMatch(/^\/demo-sign-in\/people\//);
    const described = await app().ask('GET', '/demo-sign-in/.well-known/openid-configuration', { headers });
    expect(described.text).toContain('"authorization_endpoint":"http://localhost:3000/demo-sign-in/auth"');
    expect(described.text).not.toContain('evil');
  });

  it.each([
    'http://evil.example/api/v1/auth/callback',
    'https://10.0.0.5/api/v1/auth/callback',
    'http://10.0.0.5/other',
  ])('sends nobody back to %s', async (redirectUri) => {
    const begun = await app().call(auth.login, { headers: { host: 'localhost:3000' } });
    const signIn = new URL(String(begun.headers.location), 'http://localhost:3000');
    signIn.searchParams.set('redirect_uri', redirectUri);
    const refused = await app().ask('GET', signIn.pathname + signIn.search, { headers: { host: 'localhost:3000' } });
    expect(refused.status).toBe(400);
    expect(refused.headers.location).toBeUndefined();
    expect(refused.text).toContain('<a href="/">Start again</a>');
    expect(refused.text).not.toContain('//fonts');
  });
});

describe('a demo with a public address behind a proxy', () => {
  const app = useTestApp({ env: { ASSAY_PUBLIC_URL: 'https://demo.provider.example' } });

  it.each<Record<string, string>>([
    { host: '10.0.0.5:3000' },
    { host: 'demo.provider.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  ])('keeps that address, though it is requested with %j', async (headers) => {
    const described = await app().ask('GET', '/demo-sign-in/.well-known/openid-configuration', { headers });
    expect(described.text).toContain('"authorization_endpoint":"https://demo.provider.example/demo-sign-in/auth"');
    const begun = await app().call(auth.login, { headers });
    const signIn = new URL(String(begun.headers.location), 'https://demo.provider.example');
    expect(signIn.searchParams.get('redirect_uri')).toBe('https://demo.provider.example/api/v1/auth/callback');
  });
});

describe('production', () => {
  const app = useTestApp({
    env: {
      ASSAY_MODE: 'production',
      ASSAY_OIDC_ISSUER: 'https://login.provider.example',
      ASSAY_OIDC_CLIENT_ID: 'assay',
      ASSAY_PUBLIC_URL: 'https://assay.provider.example',
    },
  });

  it.each([...ownAddresses, foreign])(
    'keeps its public address in mails, though it is requested as %s',
    async (host) => {
      const company = await app().db.selectFrom('company').select('id').executeTakeFirstOrThrow();
      const person = { id: newId(), kind: 'external' as const, name: 'Vera', company_id: company.id };
      const email = `${person.id}@customer.example`;
      await app()
        .db.insertInto('app_user')
        .values({ ...person, email })
        .execute();
      expect(await mailedLink(app(), email, { host })).toBe('https://assay.provider.example');
    },
  );
});
