import { auth } from '@assay/contract/auth';
import { externalUsers } from '@assay/contract/people';
import { isId } from '@assay/domain/id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { tokenOf } from '../testing/people.ts';
import { ApiError } from './api-error.ts';
import { call, href } from './call.ts';
import { clearToken, setToken } from './token.ts';

beforeEach(() => setToken(tokenOf('uma')));

afterEach(() => {
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail('The call went well.'),
    (error) => error,
  );

describe('a call', () => {
  it('carries the token, except where the endpoint is public [ACC-10]', async () => {
    const { sent } = fakeApi({ 'GET auth/group': { body: 1 }, 'POST externalUsers/forgotpasswordemail': {} });
    expect(await call(auth.group)).toBe(1);
    await call(externalUsers.forgotPassword, { body: { email: 'dina@distributor.example' } });
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf('uma')}`);
    expect(sent[1]?.headers.has('authorization')).toBe(false);
  });

  it('sends revision, body and an idempotency key with a write, and no key with a read', async () => {
    const { sent } = fakeApi({ 'PUT auth/preferences': { body: { language: 'fi', revision: 4 } } });
    await call(auth.setPreferences, { body: { language: 'fi' }, revision: 3 });
    await call(auth.preferences).catch(() => undefined);
    expect(sent[0]?.headers.get('if-match')).toBe('"3"');
    expect(sent[0]?.body).toEqual({ language: 'fi' });
    expect(isId(sent[0]?.headers.get('idempotency-key') ?? '')).toBe(true);
    expect(sent[1]?.headers.has('idempotency-key')).toBe(false);
  });

  it('repeats a lost write under the same key, and not for ever', async () => {
    vi.useFakeTimers();
    const { sent } = fakeApi({ 'POST auth/renew': 'lost' });
    const failure = failureOf(call(auth.renew));
    await vi.runAllTimersAsync();
    expect((await failure).code).toBe('network');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('tells what the server says of a failure', async () => {
    const errors = [{ path: 'language', message: 'Must be known' }];
    fakeApi({
      'GET auth/user': problem(412, 'stale', { errors, current: { revision: 9 } }),
      'GET auth/group': { ...problem(429, 'throttled'), headers: { 'retry-after': '90' } },
    });
    const stale = await failureOf(call(auth.user));
    expect(stale).toBeInstanceOf(ApiError);
    expect(stale).toMatchObject({
      status: 412,
      code: 'stale',
      detail: 'Problem: stale',
      requestId: 'request-1',
      errors,
    });
    expect(stale.current).toEqual({ revision: 9 });
    expect((await failureOf(call(auth.group))).retryAfterSeconds).toBe(90);
  });

  it('waits for sign-in after a 401 and goes out again with the new token and the same key', async () => {
    const fresh = tokenOf('uma', 2);
    const { sent } = fakeApi({
      'PUT auth/preferences': ({ headers }) =>
        headers.get('authorization') === `Bearer ${fresh}`
          ? { body: { language: 'fi', revision: 4 } }
          : problem(401, 'signedOut'),
    });
    const reply = call(auth.setPreferences, { body: { language: 'fi' }, revision: 3 });
    await expect.poll(() => sent).toHaveLength(1);
    setToken(fresh);
    expect(await reply).toEqual({ language: 'fi', revision: 4 });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
    expect(sent[1]?.headers.get('if-match')).toBe('"3"');
  });

  it('gives up waiting when the person logs out, and is not sent for whoever signs in next', async () => {
    const { sent } = fakeApi({ 'POST auth/renew': problem(401, 'signedOut') });
    const failure = failureOf(call(auth.renew));
    await expect.poll(() => sent).toHaveLength(1);
    clearToken();
    setToken(tokenOf('dina'));
    expect((await failure).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});

describe('an address', () => {
  it('lies under the base of the page [SHL-06]', () => {
    const base = document.createElement('base');
    base.href = 'http://localhost:3000/assay/';
    document.head.append(base);
    expect(href(auth.login, { query: { loginHint: 'ada+x@provider.example' } })).toBe(
      'http://localhost:3000/assay/api/v1/auth/login?loginHint=ada%2Bx%40provider.example',
    );
    expect(href(auth.endSession, { params: { id: 'a/b' } })).toBe(
      'http://localhost:3000/assay/api/v1/auth/sessions/a%2Fb',
    );
    base.remove();
  });
});
