import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getToken, onTokenChange, setDebugToken } from '../../api/token.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { options, type PersonName, sessionOf, tokenOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const provider = 'https://login.provider.example/logout';

function logOut(person: PersonName, answers: Answers = {}, logoutUrl: string | null = provider) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const given = options['GET applicationoptions'] as { body: object };
  const own = { 'GET applicationoptions': { body: { ...given.body, logoutUrl } }, 'GET auth/logout': {} };
  const api = fakeApi({ ...sessionOf(person), ...own, ...answers });
  renderApp('/auth/logout', person);
  return { assign, ...api };
}

const leftFor = (assign: { mock: { calls: unknown[][] } }) =>
  waitFor(() => {
    expect(assign.mock.calls).toHaveLength(1);
    return String(assign.mock.calls[0]?.[0]);
  });

describe('log-out', () => {
  it('ends the session and leads staff to the configured address after 300 ms [AUT-04]', async () => {
    let forgotten = 0;
    const stop = onTokenChange(() => {
      if (!getToken()) forgotten = performance.now();
    });
    const { assign, calls } = logOut('max');
    let left = 0;
    assign.mockImplementation(() => {
      left = performance.now();
    });
    expect(await screen.findByText('Logging out...')).toBeTruthy();
    expect(await leftFor(assign)).toBe(provider);
    expect(left - forgotten).toBeGreaterThanOrEqual(299);
    stop();
    expect(calls()).toContain('GET auth/logout');
  });

  it.each([
    ['external users', 'dina', provider],
    ['staff without a configured address', 'max', null],
  ] as const)('leads %s to the first page [AUT-04]', async (_, person, logoutUrl) => {
    const { assign } = logOut(person, {}, logoutUrl);
    expect(await leftFor(assign)).toBe(`${window.location.origin}/`);
  });

  it('ends the own session too where a debug token stood for it', async () => {
    const { assign, sent } = logOut('max');
    setDebugToken(tokenOf('max', 2));
    await leftFor(assign);
    const ended = sent.filter(({ call }) => call === 'GET auth/logout');
    expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${tokenOf('max', 2)}`,
      `Bearer ${tokenOf('max')}`,
    ]);
    expect([getToken(), localStorage.length]).toEqual([null, 0]);
  });

  it('forgets the token even when the server fails', async () => {
    const { assign } = logOut('dina', { 'GET auth/logout': problem(500, 'unexpected') });
    await leftFor(assign);
    expect(getToken()).toBeNull();
  });
});
