import { hours, minutes } from '@assay/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { tokenOf } from '../testing/people.ts';
import { keepTokenFresh } from './renewal.ts';
import { clearToken, getToken, setToken } from './token.ts';

let stop = (): void => undefined;
const now = () => Math.floor(Date.now() / 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T08:00:00Z') });
  setToken(tokenOf('uma', 1, now()));
});

afterEach(() => {
  stop();
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('renewal', () => {
  it('asks for a fresh token after half of the life of each token', async () => {
    let serial = 1;
    const { sent } = fakeApi({
      'POST auth/renew': () => ({ body: { accessToken: tokenOf('uma', ++serial, now()) } }),
    });
    stop = keepTokenFresh();
    await vi.advanceTimersByTimeAsync(hours(4) - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(getToken()).toBe(tokenOf('uma', 2, now()));
    await vi.advanceTimersByTimeAsync(hours(4));
    expect(sent).toHaveLength(2);
  });

  it('renews at once a token found in the second half of its life', async () => {
    setToken(tokenOf('uma', 1, now() - 5 * 3600));
    const { sent } = fakeApi({ 'POST auth/renew': { body: { accessToken: tokenOf('uma', 2, now()) } } });
    stop = keepTokenFresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('does not storm the server when the clock of the device is wrong', async () => {
    setToken(tokenOf('uma', 1, now() - 7 * 3600));
    let serial = 1;
    const { sent } = fakeApi({
      'POST auth/renew': () => ({ body: { accessToken: tokenOf('uma', ++serial, now() - 7 * 3600) } }),
    });
    stop = keepTokenFresh();
    await vi.advanceTimersByTimeAsync(minutes(10));
    expect(sent.length).toBeLessThanOrEqual(11);
  });

  it('tries again after a failure and leaves the token of a log-out alone', async () => {
    const { sent } = fakeApi({ 'POST auth/renew': problem(500, 'unexpected') });
    stop = keepTokenFresh();
    await vi.advanceTimersByTimeAsync(hours(4) + minutes(2));
    expect(sent).toHaveLength(3);
    clearToken();
    await vi.advanceTimersByTimeAsync(hours(9));
    expect(sent).toHaveLength(3);
    expect(getToken()).toBeNull();
  });
});
