import type { BackgroundService } from '@assay/contract/background-services';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = 'GET backgroundServices';

const aService = (id: string, given: Partial<BackgroundService> = {}): BackgroundService => ({
  id,
  about: `Does the ${id}.`,
  status: 'idle',
  enabled: true,
  ...given,
  data: {
    ...{ startedAt: '2026-05-01T12:00:00.000Z', endedAt: '2026-05-01T12:00:02.000Z', nextRunAt: null },
    ...{ runs: 1, failures: 0, counts: {}, totals: {}, standing: {}, progress: null, lastError: null, note: null },
    ...given.data,
  },
});

/** The page of a server with two services, which does what it is told. */
async function openPage(answers: Answers = {}) {
  const services = new Map(['email-outbox', 'log-retention'].map((id) => [id, aService(id)]));
  const api = fakeApi({
    ...sessionOf('max'),
    [list]: () => ({ body: [...services.values()] }),
    'POST backgroundServices/log-retention/enabled': ({ body }) => {
      const enabled = body === true;
      services.set('log-retention', aService('log-retention', { enabled, status: enabled ? 'idle' : 'disabled' }));
      return { body: services.get('log-retention') };
    },
    'POST backgroundServices/email-outbox/reset': () => {
      services.set('email-outbox', aService('email-outbox', { data: { startedAt: null, endedAt: null } as never }));
      return { body: services.get('email-outbox') };
    },
    ...answers,
  });
  renderApp('/BackgroundServices', 'max');
  await screen.findByText('log-retention');
  return { user: userEvent.setup(), ...api };
}

const rowOf = (id: string): HTMLElement => screen.getByText(id).closest('tr') as HTMLElement;
const switchOf = (id: string) => within(rowOf(id)).getByRole<HTMLInputElement>('checkbox');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the page of background services', () => {
  it('lists them with what they do, their status and what they did [BGS-01]', async () => {
    await openPage();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['ID', 'Status', 'Data', 'Enabled']),
    );
    expect(rowOf('log-retention').textContent).toContain('Does the log-retention.');
    expect(rowOf('log-retention').textContent).toMatch(/Idle.*Last run01\.05\.2026 12:00:00, took 2\.0 s/);
  });

  it('switches one off after a question, and on without one [BGS-01]', async () => {
    const { user, sent } = await openPage();
    const bodies = () => sent.filter(({ call }) => call.endsWith('/enabled')).map(({ body }) => body);
    await user.click(switchOf('log-retention'));
    await screen.findByRole('dialog', { name: 'Switch off log-retention' });
    await user.keyboard('{Escape}');
    await closed();
    expect([switchOf('log-retention').checked, bodies()]).toEqual([true, []]);
    await user.click(switchOf('log-retention'));
    await press('Switch off');
    await waitFor(() => expect(switchOf('log-retention').checked).toBe(false));
    expect(rowOf('log-retention').textContent).toContain('Disabled');
    await user.click(switchOf('log-retention'));
    await waitFor(() => expect(switchOf('log-retention').checked).toBe(true));
    expect(bodies()).toEqual([false, true]);
  });

  it('resets one after a question, and says so [BGS-01]', async () => {
    const { user, calls } = await openPage();
    const resets = () => calls().filter((call) => call.endsWith('/reset'));
    await press('RESET email-outbox');
    await screen.findByRole('dialog', { name: 'Reset email-outbox' });
    await user.keyboard('{Escape}');
    await closed();
    expect(resets()).toEqual([]);
    await press('RESET email-outbox');
    const dialog = await screen.findByRole('dialog', { name: 'Reset email-outbox' });
    await user.click(within(dialog).getByRole('button', { name: /reset/i }));
    expect(await screen.findByText('email-outbox was reset.')).toBeTruthy();
    await waitFor(() => expect(rowOf('email-outbox').textContent).toContain('Has not run yet'));
    expect(resets()).toHaveLength(1);
  });

  it('keeps what was there when it cannot be read anew, says so and can try again', async () => {
    let isDown = false;
    const services = ['email-outbox', 'log-retention'].map((id) => aService(id));
    await openPage({ [list]: () => (isDown ? problem(500, 'unexpected') : { body: services }) });
    isDown = true;
    await press('REFRESH');
    expect((await screen.findByRole('alert')).textContent).toContain('The services could not be loaded');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    isDown = false;
    await press('Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the renewal of the page of background services', () => {
  afterEach(() => vi.useRealTimers());

  const show = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('comes every 10 seconds, one question at a time, and not while nobody looks [BGS-01]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const held: PromiseWithResolvers<void>[] = [];
    let isHolding = false;
    const { calls } = await openPage({
      [list]: async () => {
        if (isHolding) {
          const one = Promise.withResolvers<void>();
          held.push(one);
          await one.promise;
        }
        return { body: [aService('log-retention')] };
      },
    });
    const asked = () => calls().filter((call) => call === list).length;
    const first = asked();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked()).toBe(first);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(first + 1);
    isHolding = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(first + 2);
    isHolding = false;
    for (const one of held) one.resolve();
    await vi.advanceTimersByTimeAsync(0);
    show('hidden');
    const seen = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(seen);
    show('visible');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked()).toBeGreaterThan(seen);
  });
});
