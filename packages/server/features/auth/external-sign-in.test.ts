import { later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { throttle } from '../../http/frame/throttle.ts';
import { addProducts } from '../../testing/builders.ts';
import { setDivisions } from '../../testing/points.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const password = 'Assay-demo-1';
const signIn = (app: TestApp, email: string, tried = password, headers: Record<string, string> = {}) =>
  app.ask('POST', '/api/v1/auth/external', { body: { email, password: tried }, headers });

describe('signing in by e-mail and password', () => {
  const app = useTestApp();

  it('gives a token and who one is [AUT-05]', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const { status, body } = await signIn(app(), 'dora@distributor.example');
    expect(status).toBe(200);
    const { accessToken, userInfo } = body as { accessToken: string; userInfo: object };
    expect(userInfo).toEqual({
      id: app().userIdOf('dora'),
      name: 'Dora Petrova',
      email: 'dora@distributor.example',
      externalUser: true,
      externalUserCompany: { id: expect.any(String), name: 'Kivi Drilling Service' },
      externalUserDistributorAdmin: true,
      externalUserDivisionIds: [categoryId],
      debugToken: false,
    });
    expect((await app().ask('GET', '/api/v1/auth/user', { token: accessToken })).body).toEqual(userInfo);
    expect((await app().ask('GET', '/api/v1/auth/group', { token: accessToken })).body).toBe(2);
  });

  it('takes the address whatever its case', async () => {
    expect((await signIn(app(), ' Dina@Distributor.Example ')).status).toBe(200);
  });

  it('says the same for a wrong password, an unknown address, staff, and an account without a password [AUT-05]', async () => {
    const answers = await Promise.all([
      signIn(app(), 'dina@distributor.example', 'wrong'),
      signIn(app(), 'nobody@distributor.example'),
      signIn(app(), 'ada@provider.example'),
      signIn(app(), 'noel@distributor.example'),
      signIn(app(), 'noel@distributor.example', ''.padEnd(20, 'x')),
    ]);
    const replies = answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }));
    for (const answer of replies) expect(answer).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ status: 401, code: 'signInFailed' });
  });

  it('tells the owner of an expired account, and only with the right password', async () => {
    expect((await signIn(app(), 'eeva@distributor.example')).body).toMatchObject({
      status: 403,
      code: 'accountExpired',
    });
    expect((await signIn(app(), 'eeva@distributor.example', 'wrong')).body).toMatchObject({
      status: 401,
      code: 'signInFailed',
    });
  });

  it('spends as much work on an unknown address as on a known one', async () => {
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await signIn(app(), email, 'wrong');
      return process.cpuUsage(before).user;
    };
    await work('warm-up@distributor.example');
    const ratios: number[] = [];
    for (let i = 0; i < 4; i++)
      ratios.push((await work(`unknown-${i}@distributor.example`)) / (await work(`otto@other-distributor.example`)));
    // Without the dummy hash the ratio is a hundredth.
    expect(Math.max(...ratios)).toBeGreaterThan(0.3);
  });
});

describe('too many attempts', () => {
  it('on one account are refused, by all processes together, until the window has passed', async () => {
    const one = await startTestApp();
    const two = await startTestApp({ databaseUrl: one.databaseUrl });
    try {
      for (let i = 0; i < 10; i++)
        expect((await signIn(i % 2 ? one : two, 'dina@distributor.example', 'wrong')).status).toBe(401);
      const refused = await signIn(one, 'DINA@distributor.example');
      expect(refused.body).toMatchObject({ status: 429, code: 'throttled' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
      expect((await signIn(two, 'dina@distributor.example')).status).toBe(429);
      expect((await signIn(two, 'otto@other-distributor.example')).status).toBe(200);
      one.setNow(later(one.now(), minutes(15.1)));
      expect((await signIn(one, 'dina@distributor.example')).status).toBe(200);
    } finally {
      await two.close();
      await one.close();
    }
  });

  it('are forgotten after a success', async () => {
    const app = await startTestApp();
    try {
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 6; i++) expect((await signIn(app, 'dina@distributor.example', 'wrong')).status).toBe(401);
        expect((await signIn(app, 'dina@distributor.example')).status).toBe(200);
      }
    } finally {
      await app.close();
    }
  });

  it('from the many addresses of one IPv6 network count together', async () => {
    const app = await startTestApp({ env: { ASSAY_TRUST_PROXY: '1' } });
    try {
      const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${host}` });
      await signIn(app, 'dina@distributor.example', 'wrong', from(1));
      await app.db.updateTable('throttle').set({ hits: 100 }).where('bucket', 'like', 'sign-in:address:%').execute();
      expect((await signIn(app, 'dina@distributor.example', password, from(2))).status).toBe(429);
      const elsewhere = { 'x-forwarded-for': '2001:db8:1:3::1' };
      expect((await signIn(app, 'dina@distributor.example', password, elsewhere)).status).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('from one address on many accounts are refused, and do not lock an account for others', async () => {
    const app = await startTestApp({ env: { ASSAY_TRUST_PROXY: '1' } });
    try {
      const from = { 'x-forwarded-for': '203.0.113.5' };
      const bucket = { bucket: 'sign-in:address:203.0.113.5', limit: 100, windowMs: minutes(15) };
      for (let i = 0; i < 100; i++) await throttle(withoutScopedTables(app.db), [bucket], app.now());
      for (let i = 0; i < 12; i++)
        expect((await signIn(app, 'dina@distributor.example', 'wrong', from)).status).toBe(429);
      expect((await signIn(app, 'dina@distributor.example')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
