import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingKept, type WorkStore } from './entry.ts';
import { aTransport, photo } from './testing/answered-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A store that keeps what it is given, once it is let. */
function aStore() {
  let kept = nothingKept;
  const room = { isFull: false };
  const store: WorkStore = {
    lasts: true,
    save: async (work) => {
      if (room.isFull) throw new Error('The device is full.');
      kept = work;
    },
    release: async () => undefined,
  };
  return { store, kept: () => kept, room };
}

describe('the store of the queue', () => {
  it('keeps what is not saved, and hands it to the queue that comes after', async () => {
    const { store, kept } = aStore();
    const first = aTransport({ store });
    first.queue.change('finding/1', { title: 'A crack' });
    first.queue.change('field/summary', { text: 'Worn' });
    await pass(0);
    const second = aTransport({ store, kept: kept() });
    expect(second.queue.shown('finding/1')).toEqual({ title: 'A crack' });
    expect(second.queue.totals().waiting).toBe(2);
    await pass(5_000);
    second.call(0).arrive();
    await pass(5_000);
    second.call(1).arrive();
    await pass(0);
    expect(second.names()).toEqual(['put finding/1', 'put field/summary']);
    // Sent again under the key that it may have arrived with before.
    expect(second.call(0).entry.id).toBe(first.call(0).entry.id);
    expect(kept().entries).toEqual([]);
  });

  it('has what leaves before it leaves, and what an upload is for in the step in which the upload goes', async () => {
    const { store, kept } = aStore();
    const { queue, call } = aTransport({ store });
    const seen: string[] = [];
    const save = store.save;
    store.save = (work) => {
      seen.push(work.entries.map(({ key, sent }) => `${key}${sent ? ' sent' : ''}`).join(', '));
      return save(work);
    };
    queue.upload('upload/1', photo('a.jpg'));
    await pass(0);
    expect([kept().entries[0]?.sent !== undefined, seen.at(-1)]).toEqual([true, 'upload/1 sent']);
    call(0).arrive();
    await pass(0);
    expect(seen.slice(-2)).toEqual(['finding/1', 'finding/1 sent']);
  });

  it('says what would outlast the page, and that a device refuses until it takes it', async () => {
    const { store, room } = aStore();
    const { queue } = aTransport({ store });
    room.isFull = true;
    queue.change('finding/1', { title: 'A crack' });
    expect(queue.totals()).toMatchObject({ waiting: 1, stored: 0, storeRefusal: undefined });
    await pass(0);
    expect(queue.totals()).toMatchObject({ waiting: 1, stored: 0, storeRefusal: new Error('The device is full.') });
    room.isFull = false;
    queue.change('finding/1', { title: 'A crack, open' });
    await pass(0);
    expect(queue.totals()).toMatchObject({ waiting: 2, stored: 2, storeRefusal: undefined });
  });
});
