import { inspectionEvents, type VisitEvent } from '@assay/contract/visit-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStreams } from '../testing/fake-stream.ts';
import { tokenOf } from '../testing/people.ts';
import { followEvents } from './follow-events.ts';
import { clearToken, setToken } from './token.ts';

const second = 1_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const change = (revision: number): VisitEvent => ({
  ...{ type: 'change', part: 'result', id: 'a', revision, gone: false, by: 'Max' },
});

describe('events of a page', () => {
  let stop: () => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    setToken(tokenOf('uma'));
  });
  afterEach(() => {
    stop();
    clearToken();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function followed() {
    const streams = fakeStreams();
    const events: VisitEvent[] = [];
    const onGone = vi.fn();
    stop = followEvents(
      inspectionEvents.events,
      { params: { id: 'i' } },
      { onEvent: (event) => events.push(event), onGone },
    );
    await pass(1);
    const last = () => streams.lines.at(-1);
    return { ...streams, events, onGone, last };
  }

  it('are read with the token of the person, in whatever pieces they come', async () => {
    const { last, events } = await followed();
    expect(last()?.headers.get('authorization')).toBe(`Bearer ${tokenOf('uma')}`);
    expect(last()?.headers.get('last-event-id')).toBeNull();
    const text = `: here\n\nid: 1\ndata: ${JSON.stringify({ ...change(2), by: 'Mäx' })}\n\ndata: ${JSON.stringify(change(3))}\n\n`;
    for (const piece of [text.slice(0, 30), text.slice(30, 31), text.slice(31)]) {
      last()?.send(piece);
      await pass(1);
    }
    expect(events).toEqual([{ ...change(2), by: 'Mäx' }, change(3)]);
  });

  it.each(['end', 'break'] as const)(
    'go on after the last place that the server named when the line is lost (%s)',
    async (how) => {
      const { lines, last, events } = await followed();
      last()?.event(change(2), 'one');
      last()?.event(change(3));
      await pass(1);
      last()?.[how]();
      await pass(2 * second);
      expect(lines).toHaveLength(2);
      expect(last()?.headers.get('last-event-id')).toBe('one');
      last()?.event(change(3), 'two');
      await pass(1);
      expect(events).toEqual([change(2), change(3), change(3)]);
    },
  );

  it('are asked for less and less often while the server is away, and again at once when the network is back', async () => {
    const { lines, last, refusing, tries } = await followed();
    refusing.status = 0;
    last()?.break();
    await pass(60 * second);
    expect(tries.count).toBeGreaterThan(5);
    expect(tries.count).toBeLessThan(20);
    refusing.status = undefined;
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(lines).toHaveLength(2);
  });

  it('end for those to whom the record is gone, and wait for a token after the session has ended', async () => {
    const { lines, last, refusing, onGone } = await followed();
    refusing.status = 401;
    last()?.end();
    await pass(60 * second);
    expect([lines.length, onGone.mock.calls.length]).toEqual([1, 0]);
    refusing.status = undefined;
    clearToken();
    setToken(tokenOf('uma'));
    await pass(1);
    expect(lines).toHaveLength(2);
    refusing.status = 404;
    last()?.end();
    await pass(60 * second);
    expect([lines.length, onGone.mock.calls.length]).toEqual([2, 1]);
  });

  it('are asked for anew when the line says nothing, not even that it lives', async () => {
    const { lines, last } = await followed();
    await pass(30 * second);
    last()?.send(': still here\n\n');
    await pass(30 * second);
    expect([lines.length, last()?.isOpen()]).toEqual([1, true]);
    await pass(30 * second);
    expect(lines.length).toBe(2);
  });

  it('pause on a page that is hidden for long, and go on where they were', async () => {
    const { lines, last } = await followed();
    last()?.event(change(2), 'one');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turn = async (state: 'hidden' | 'visible', milliseconds: number) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      for (let passed = 0; passed < milliseconds; passed += 10 * second) {
        if (last()?.isOpen()) last()?.send(': still here\n\n');
        await pass(10 * second);
      }
    };
    await turn('hidden', 50 * second);
    await turn('visible', 10 * second);
    expect(lines[0]?.isOpen()).toBe(true);
    await turn('hidden', 90 * second);
    expect([lines.length, lines[0]?.isOpen()]).toEqual([1, false]);
    await turn('visible', 10 * second);
    expect([lines.length, last()?.headers.get('last-event-id')]).toEqual([2, 'one']);
    stop();
    await pass(1);
    expect(last()?.isOpen()).toBe(false);
  });
});
