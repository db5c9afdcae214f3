import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { withoutScopedTables } from '../../db/pool.ts';
import { browserOf } from '../../testing/browser-like.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { admitStaff, groupNames } from './admit-staff.ts';

const signIn = async (app: TestApp, hint: string) => {
  const browser = browserOf(app);
  const end = await browser.visit(`/api/v1/auth/login?loginHint=${encodeURIComponent(hint)}`);
  return { ...end, token: browser.jar.get('assay_token') ?? '', browser };
};

describe('single sign-on', () => {
  const app = useTestApp();
  /** What the callback page receives; null where there is a token instead. */
  const problemOf = async (url: string, cookie = '') => {
    const { status, headers } = await app().ask('GET', url, { headers: { cookie } });
    expect(status).toBe(302);
    return new URL(String(headers.location), 'http://localhost').searchParams.get('problem');
  };

  it('takes staff by their login hint to the callback page with a token of their own [AUT-03]', async () => {
    const { url, token } = await signIn(app(), 'ada@provider.example');
    expect(url).toBe('/auth/token');
    const user = await app().ask('GET', '/api/v1/auth/user', { token });
    expect(user.body).toMatchObject({ email: 'ada@provider.example', externalUser: false, externalUserCompany: null });
    expect((await app().ask('GET', '/api/v1/auth/group', { token })).body).toBe(3);
  });

  it('hands the state of the browser that began it back inside the token, and only there', async () => {
    const state = newId();
    const begun = browserOf(app());
    const { url } = await begun.visit(`/api/v1/auth/login?loginHint=ada@provider.example&state=${state}`);
    const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims(begun.jar.get('assay_token')).state).toBe(state);
    expect(url).toBe('/auth/token');
    expect(claims((await signIn(app(), 'ada@provider.example')).token)).not.toHaveProperty('state');
    const { token } = await signIn(app(), 'ada@provider.example');
    const { body } = await app().ask('POST', '/api/v1/auth/renew', { token });
    expect(claims((body as { accessToken: string }).accessToken)).not.toHaveProperty('state');
  });

  it.each([
    ['uma', 1, []],
    ['max', 2, []],
    ['rita', 1, ['Rater']],
    ['dev', 3, ['Developer']],
    ['carl', 1, ['CertificationManager']],
    ['nia', 0, []],
  ])('gives %s level %i and the flags %j [ACC-01]', async (name, level, flags) => {
    const { token } = await signIn(app(), `${name}@provider.example`);
    expect((await app().ask('GET', '/api/v1/auth/group', { token })).body).toBe(level);
    expect((await app().ask('GET', '/api/v1/auth/accountFlags', { token })).body).toEqual(flags);
  });

  it('without a hint offers each person by one button', async () => {
    const browser = browserOf(app());
    const page = await browser.visit('/api/v1/auth/login');
    expect(page.text).toContain('max@provider.example');
    const link = /href="([^"]*max%40provider\.example)"/.exec(page.text)?.[1] ?? '';
    expect((await browser.visit(link)).url).toBe('/auth/token');
    expect(browser.jar.get('assay_token')).toBeTruthy();
  });

  it('sets the token cookie readable, for 60 seconds', async () => {
    let line = '';
    const original = app().ask;
    const spying = {
      ...app(),
      ask: async (...args: Parameters<typeof original>) => {
        const reply = await original(...args);
        for (const value of [reply.headers['set-cookie'] ?? []].flat())
          if (String(value).startsWith('assay_token=')) line = String(value);
        return reply;
      },
    };
    await browserOf(spying).visit('/api/v1/auth/login?loginHint=uma@provider.example');
    expect(line).toMatch(/; Max-Age=60; Path=\/; SameSite=Lax$/);
  });

  it('does not accept an answer that another browser began, a forged state, or a second use', async () => {
    expect(await problemOf('/api/v1/auth/callback?code=x&state=y')).toBe('signInExpired');
    let callback = '';
    const stopping = {
      ...app(),
      ask: async (method: string, url: string, ask: object) => {
        if (url.startsWith('/api/v1/auth/callback')) callback = url;
        return app().ask(method, url.startsWith('/api/v1/auth/callback') ? '/healthz' : url, ask);
      },
    } as TestApp;
    const stopped = browserOf(stopping);
    await stopped.visit('/api/v1/auth/login?loginHint=uma@provider.example');
    const cookie = `assay_sign_in=${stopped.jar.get('assay_sign_in')}`;
    expect(await problemOf(callback)).toBe('signInExpired');
    expect(await problemOf(callback.replace(/state=[^&]+/, 'state=forged'), cookie)).toBe('signInRefused');
    expect(await problemOf(callback, cookie)).toBeNull();
    expect(await problemOf(callback, cookie)).toBe('signInRefused');
  });

  it('keeps one user however often they sign in, and takes over what the provider says now', async () => {
    await app()
      .db.updateTable('app_user')
      .set({ name: 'Old name', groups: [] })
      .where('email', '=', 'uma@provider.example')
      .execute();
    await signIn(app(), 'uma@provider.example');
    const users = await app()
      .db.selectFrom('app_user')
      .select(['name', 'groups'])
      .where('email', '=', 'uma@provider.example')
      .execute();
    expect(users).toEqual([{ name: 'Uma Virtanen', groups: ['audit', 'inspection'] }]);
  });

  it('refuses a person who was removed', async () => {
    await app()
      .db.updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('email', '=', 'carl@provider.example')
      .execute();
    expect(await signIn(app(), 'carl@provider.example')).toMatchObject({
      url: '/auth/token?problem=accountRemoved',
      token: '',
    });
  });
});

describe('the corporate domain', () => {
  const app = useTestApp();
  const rules = { domain: 'provider.example', names: groupNames(readConfig({})) };
  const admit = (email: string, subject: string) =>
    admitStaff(
      withoutScopedTables(app().db),
      { issuer: 'i', subject, email, name: 'Eve', groups: ['admin'] },
      rules,
      new Date(),
    );

  it.each(['provider.example.org', 'vider.example', 'sub.provider.example', 'distributor.example'])(
    'is matched exactly: people of %s do not get in',
    async (domain) => expect(admit(`eve@${domain}`, 's')).rejects.toMatchObject({ kind: 'forbidden' }),
  );

  it('is matched whatever its case', async () => {
    expect(await admit('eve@PROVIDER.example', 's')).toMatchObject({ groups: ['admin'] });
  });

  it('does not hand an address over to another account of the same provider', async () => {
    await admit('eva@provider.example', 's1');
    await expect(admit('eva@provider.example', 's2')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('under a base path', () => {
  const app = useTestApp({ env: { ASSAY_BASE_PATH: '/tools/assay/' } });

  it('single sign-on stays below it [SHL-06]', async () => {
    const browser = browserOf(app());
    const end = await browser.visit('/tools/assay/api/v1/auth/login?loginHint=ada@provider.example');
    expect(end.url).toBe('/tools/assay/auth/token');
    expect(browser.jar.get('assay_token')).toBeTruthy();
  });
});
