import { days, hours, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { withoutScopedTables } from '../../db/pool.ts';
import { type CastName, emailOf } from '../../testing/cast.ts';
import { type Ask, startTestApp, useTestApp } from '../../testing/test-app.ts';
import { admitStaff, groupNames } from './admit-staff.ts';

describe('a session', () => {
  const app = useTestApp();
  const statusWith = async (token: string) => (await app().ask('GET', '/api/v1/auth/user', { token })).status;
  const renew = async (token: string) => {
    const reply = await app().ask('POST', '/api/v1/auth/renew', { token });
    return { status: reply.status, token: (reply.body as { accessToken?: string }).accessToken ?? '' };
  };

  it('ends at log-out, for every token of it', async () => {
    const token = await app().signIn('uma');
    const renewed = await renew(token);
    expect((await app().ask('GET', '/api/v1/auth/logout', { token })).status).toBe(200);
    expect([await statusWith(token), await statusWith(renewed.token)]).toEqual([401, 401]);
  });

  it('is renewed with a token that is stored nowhere, and so is a debug token', async () => {
    const token = await app().signIn('ada');
    for (const [method, path] of [
      ['POST', 'renew'],
      ['GET', 'debugtoken?groups=audit'],
    ] as const) {
      const given = { token, headers: { 'idempotency-key': `again-${method}` } };
      for (let times = 0; times < 2; times++) {
        const reply = await app().ask(method, `/api/v1/auth/${path}`, given);
        expect(await statusWith((reply.body as { accessToken: string }).accessToken)).toBe(200);
      }
    }
    const { rows } = await app().pool.query('select reply from idempotency_key');
    expect(JSON.stringify(rows)).not.toContain('accessToken');
  });

  it('of one process ends in the other when logged out there', async () => {
    const other = await startTestApp({ databaseUrl: app().databaseUrl });
    try {
      const token = await app().signIn('max');
      expect((await other.ask('GET', '/api/v1/auth/user', { token })).status).toBe(200);
      await other.ask('GET', '/api/v1/auth/logout', { token });
      expect(await statusWith(token)).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('lives 12 hours without renewal and 14 days at most; its tokens live 8 hours', async () => {
    const start = app().now();
    try {
      let token = await app().signIn('ada');
      app().setNow(later(start, hours(7.9)));
      expect(await statusWith(token)).toBe(200);
      app().setNow(later(start, hours(8.1)));
      expect(await statusWith(token)).toBe(401);

      app().setNow(start);
      token = await app().signIn('ada');
      const moments = Array.from({ length: 60 }, (_, i) => later(start, hours((i + 1) * 6)));
      let lastAlive = start;
      for (const moment of moments) {
        app().setNow(moment);
        const next = await renew(token);
        if (next.status !== 200) break;
        lastAlive = moment;
        token = next.token;
      }
      expect(lastAlive.getTime() - start.getTime()).toBe(days(14) - hours(6));
    } finally {
      app().setNow(start);
    }
  });

  it('is listed for its owner alone, who may end it', async () => {
    const here = await app().signIn('dina');
    const elsewhere = await app().signIn('dina');
    const list = (await app().ask('GET', '/api/v1/auth/sessions', { token: here })).body as {
      id: string;
      current: boolean;
    }[];
    expect(list.filter((session) => session.current)).toHaveLength(1);
    const sid = JSON.parse(atob(elsewhere.split('.')[1] ?? '')).sid as string;
    expect(list.map((session) => session.id)).toContain(sid);
    expect((await app().ask('GET', '/api/v1/auth/sessions', { as: 'dora' })).text).not.toContain(sid);
    expect((await app().ask('DELETE', `/api/v1/auth/sessions/${sid}`, { as: 'dora' })).status).toBe(404);
    expect((await app().ask('DELETE', `/api/v1/auth/sessions/${sid}`, { token: here })).status).toBe(200);
    expect([await statusWith(elsewhere), await statusWith(here)]).toEqual([401, 200]);
  });
});

describe('a person who lost groups at the identity provider', () => {
  const app = useTestApp();
  const rules = { domain: 'provider.example', names: groupNames(readConfig({})) };
  const issuer = 'http://localhost:3000/demo-sign-in';
  const signInAgain = (name: CastName, groups: string[], email = emailOf(name)) => {
    const claims = { issuer, subject: emailOf(name), email, name, groups };
    return admitStaff(withoutScopedTables(app().db), claims, rules, app().now());
  };
  const level = async (token: string) => (await app().ask('GET', '/api/v1/auth/group', { token })).body;
  const debugToken = async (token: string, groups: string) => {
    const { body } = await app().ask('GET', `/api/v1/auth/debugtoken?groups=${groups}`, { token });
    return (body as { accessToken: string }).accessToken;
  };

  it('loses the level in every open session, and a renewal does not bring it back', async () => {
    const older = await app().signIn('ada');
    expect(await level(older)).toBe(3);
    await signInAgain('ada', ['inspection']);
    expect(await level(older)).toBe(1);
    expect((await app().ask('GET', '/api/v1/backgroundServices', { token: older })).status).toBe(403);
    const renewed = await app().ask('POST', '/api/v1/auth/renew', { token: older });
    expect(await level((renewed.body as { accessToken: string }).accessToken)).toBe(1);
    await signInAgain('ada', []);
    expect(await level(older)).toBe(0);
  });

  it('loses it in debug tokens too, which keep only groups that are still their own', async () => {
    const token = await app().signIn('max');
    const [manager, work] = [await debugToken(token, 'manager'), await debugToken(token, 'audit,inspection')];
    expect([await level(manager), await level(work)]).toEqual([2, 1]);
    await signInAgain('max', ['audit']);
    expect([await level(manager), await level(work)]).toEqual([0, 1]);
    await signInAgain('max', []);
    expect([await level(manager), await level(work)]).toEqual([0, 0]);
  });

  it('loses every session once the provider names an address outside the corporate domain', async () => {
    const token = await app().signIn('uma');
    await expect(signInAgain('uma', ['inspection'], 'uma@elsewhere.example')).rejects.toMatchObject({
      code: 'wrongDomain',
    });
    expect((await app().ask('GET', '/api/v1/auth/user', { token })).status).toBe(401);
  });
});

describe('a debug token', () => {
  const app = useTestApp();
  const take = async (as: 'max' | 'ada' | 'dev' | 'uma' | 'dora', groups: string) => {
    const { status, body } = await app().ask('GET', `/api/v1/auth/debugtoken?groups=${groups}`, { as });
    return { status, token: (body as { accessToken?: string }).accessToken ?? '' };
  };
  const level = async (token: string) => (await app().ask('GET', '/api/v1/auth/group', { token })).body;

  it('narrows or moves sideways, and keeps the flags [AUT-08]', async () => {
    const { token } = await take('dev', 'audit,inspection');
    expect(await level(token)).toBe(1);
    expect((await app().ask('GET', '/api/v1/auth/accountFlags', { token })).body).toEqual(['Developer']);
    const shown = async (ask: Ask) => (await app().ask('GET', '/api/v1/auth/user', ask)).body;
    expect(await shown({ token })).toMatchObject({ email: 'dev@provider.example', debugToken: true });
    expect(await shown({ as: 'dev' })).toMatchObject({ debugToken: false });
    expect(await level((await take('ada', 'manager')).token)).toBe(2);
    expect(await level((await take('ada', '')).token)).toBe(0);
  });

  it.each([
    ['max', 'admin', 403],
    ['max', 'manager', 200],
    ['uma', 'audit', 403],
    ['dora', 'audit', 403],
    ['ada', 'root', 400],
    ['ada', 'Developer', 400],
  ] as const)('of %s with %s answers %i: it never raises anyone [AUT-08]', async (as, groups, status) => {
    expect((await take(as, groups)).status).toBe(status);
  });

  it('taken with a debug token does not climb back', async () => {
    const low = await take('ada', 'manager');
    const { status } = await app().ask('GET', '/api/v1/auth/debugtoken?groups=admin', { token: low.token });
    expect(status).toBe(403);
  });
});

describe('debug tokens that are turned off', () => {
  const app = useTestApp({ env: { ASSAY_DEBUG_TOKENS: 'false' } });

  it('are not there for anyone, whatever they may do', async () => {
    const take = async (ask: Ask) => (await app().ask('GET', '/api/v1/auth/debugtoken?groups=audit', ask)).status;
    expect([await take({ as: 'ada' }), await take({ as: 'uma' }), await take({})]).toEqual([404, 404, 404]);
    const { paths } = (await app().ask('GET', '/api/v1/openapi.json')).body as { paths: object };
    expect(Object.keys(paths)).not.toContain('/api/v1/auth/debugtoken');
    expect((await app().ask('GET', '/api/v1/applicationoptions')).body).toMatchObject({ debugTokens: false });
  });
});

describe('preferences', () => {
  const app = useTestApp();

  it('keep the language of the person, with a revision', async () => {
    const before = await app().ask('GET', '/api/v1/auth/preferences', { as: 'otto' });
    expect(before.body).toEqual({ language: 'en', movesOn: true, revision: 1 });
    const saved = await app().ask('PUT', '/api/v1/auth/preferences', {
      as: 'otto',
      body: { language: 'sv', movesOn: false },
      headers: { 'if-match': '"1"' },
    });
    expect([saved.body, saved.headers.etag]).toEqual([{ language: 'sv', movesOn: false, revision: 2 }, '"2"']);
    const stale = { as: 'otto', body: { language: 'fi' }, headers: { 'if-match': '"1"' } } as const;
    expect((await app().ask('PUT', '/api/v1/auth/preferences', stale)).status).toBe(412);
    const kept = await app().ask('PUT', '/api/v1/auth/preferences', { as: 'otto', body: { language: 'sv' } });
    expect(kept.body, 'what is left out stays').toEqual({ language: 'sv', movesOn: false, revision: 3 });
    expect(
      (await app().ask('PUT', '/api/v1/auth/preferences', { as: 'otto', body: { language: 'tlh' } })).body,
    ).toMatchObject({ errors: [{ path: 'language' }] });
  });
});
