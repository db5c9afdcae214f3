import { contract } from '@assay/contract/all';
import { audits } from '@assay/contract/audits';
import { inspections } from '@assay/contract/inspections';
import type { AppEvent } from '@assay/contract/logs';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { noteErrorShown, noteEvent, workEvents } from '../api/app-events.ts';
import { call } from '../api/call.ts';
import { clearToken, setToken } from '../api/token.ts';
import { type Answers, fakeApi } from '../testing/fake-api.ts';
import { tokenOf } from '../testing/people.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { sendAppEvents } from './send-app-events.ts';

let stop: (() => void) | undefined;

function start(answers: Answers = {}) {
  const api = fakeApi({ 'POST log/app': { status: 201 }, ...answers });
  const client = createQueryClient();
  client.setQueryData(['application', 'options'], { version: '9.8.7' });
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/Reports/0199/details'] }));
  stop = sendAppEvents(client, router);
  const batches = () =>
    api.sent.filter(({ call: made }) => made === 'POST log/app').map(({ body }) => body as AppEvent[]);
  return { router, batches, names: () => batches().flatMap((batch) => batch.map(({ eventName }) => eventName)) };
}

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setToken(tokenOf('uma'));
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  clearToken();
});

describe('the events of the app', () => {
  it('wait for each other and are sent as one batch, with time, place, release and system', async () => {
    const { router, batches } = start();
    await router.load();
    noteEvent('audit started');
    expect(batches()).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(batches()).toHaveLength(1);
    const [opened, started] = batches()[0] ?? [];
    expect(opened).toMatchObject({
      eventName: 'page opened',
      appVersion: '9.8.7',
      properties: { route: '/session/Reports/$id/details' },
    });
    expect(started?.eventName).toBe('audit started');
    expect(Math.abs(Date.parse(started?.timestamp ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('name a page once, whatever is searched or sorted on it', async () => {
    const { router, names } = start();
    await router.load();
    await router.navigate({ to: '/Reports/$id/details', params: { id: '0199' }, search: { version: 2 } });
    await router.navigate({ to: '/Account' });
    vi.advanceTimersByTime(30_000);
    expect(names()).toEqual(['page opened', 'page opened']);
  });

  it('leave with the page, also when it is only hidden', () => {
    const { batches } = start();
    noteEvent('one');
    setHidden(true);
    expect(batches()).toHaveLength(1);
    setHidden(false);
    noteEvent('two');
    window.dispatchEvent(new Event('pagehide'));
    expect(batches()).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(batches()).toHaveLength(2);
  });

  it('tell of work once it is stored, and of nothing that was refused', async () => {
    const { names } = start({
      'POST inspections': { status: 201 },
      'PUT inspections/1/updateStatus': {},
      'PUT audits/1/finished': {},
      'POST audits': { status: 422 },
    });
    const params = { id: '1' };
    await call(inspections.create, { body: {} as never });
    for (const status of ['Waiting', 'In_Use', 'Finished'])
      await call(inspections.updateStatus, { params, body: { status } as never });
    for (const body of [true, false]) await call(audits.setFinished, { params, body });
    await call(audits.create, { body: {} as never }).catch(() => undefined);
    vi.advanceTimersByTime(30_000);
    expect(names()).toEqual([
      'inspection started',
      'inspection submitted',
      'inspection sent back',
      'inspection finished',
      'audit finished',
      'audit reopened',
    ]);
  });

  it('know the calls of work by addresses that exist', () => {
    const calls = new Set(
      Object.values(contract).flatMap((table) =>
        Object.values(table).map(({ method, path }: { method: string; path: string }) => `${method} ${path}`),
      ),
    );
    expect(Object.keys(workEvents).filter((one) => !calls.has(one))).toEqual([]);
  });

  it('tell once of an error that was shown, by its code and request, without its words', () => {
    const { batches } = start();
    const error = new ApiError({ status: 409, code: 'notExpired', detail: 'Secret Stone', requestId: 'request-7' });
    noteErrorShown(error);
    noteErrorShown(error);
    noteErrorShown(new Error('Secret Stone'));
    vi.advanceTimersByTime(30_000);
    expect(batches()[0]?.map(({ eventName, properties }) => [eventName, properties])).toMatchObject([
      ['error shown', { code: 'notExpired', status: '409', requestId: 'request-7' }],
      ['error shown', { code: 'unexpected' }],
    ]);
    expect(JSON.stringify(batches())).not.toContain('Secret');
  });

  it('are forgotten when nobody is signed in, and bounded when there are too many', () => {
    const { batches } = start();
    noteEvent('of uma');
    clearToken();
    noteEvent('of nobody');
    vi.advanceTimersByTime(30_000);
    expect(batches()).toEqual([]);
    setToken(tokenOf('uma'));
    for (let i = 0; i < 200; i++) noteEvent('many');
    vi.advanceTimersByTime(30_000);
    expect(batches().map(({ length }) => length)).toEqual([100]);
  });

  it('wait while the network is away', () => {
    const { batches } = start();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteEvent('offline');
    vi.advanceTimersByTime(30_000);
    expect(batches()).toEqual([]);
    online.mockReturnValue(true);
    vi.advanceTimersByTime(30_000);
    expect(batches()).toHaveLength(1);
  });

  it('bother nobody when the server takes none', async () => {
    const { batches } = start({ 'POST log/app': { status: 429 } });
    noteEvent('refused');
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches()).toHaveLength(1);
  });
});
