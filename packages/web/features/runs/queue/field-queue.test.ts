import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, setToken } from '../../../api/token.ts';
import { problem } from '../../../testing/fake-api.ts';
import { tokenOf } from '../../../testing/people.ts';
import { fieldServer, newResult } from './testing/field-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setToken(tokenOf('uma'));
});

afterEach(() => {
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const second = 1_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const settled = () => pass(5 * second);

describe('the queue of the field', () => {
  it('sends the newest state of a record once typing pauses, with its revision, and shows it all the while', async () => {
    const { queue, sent, keyOf, kept } = fieldServer();
    const a = keyOf('a');
    for (const value of ['1', '12', '12.5']) {
      queue.change(a, { value });
      await pass(300);
    }
    queue.change(a, { rating: 1 });
    expect(queue.shown(a)).toMatchObject({ value: '12.5', rating: 1 });
    expect([queue.saving(a, 'value'), queue.saving(a, 'comment'), sent.length]).toEqual(['saving', undefined, 0]);
    await settled();
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ value: '12.5', rating: 1 }, '"1"'],
    ]);
    expect(kept('a')).toMatchObject({ value: '12.5', rating: 1, revision: 2 });
    expect([queue.saving(a, 'value'), queue.totals().waiting]).toEqual(['saved', 0]);
  });

  it('tells the same totals until one of them is another', async () => {
    const { queue, keyOf } = fieldServer();
    const before = queue.totals();
    queue.change(keyOf('a'), { value: '1' });
    const waiting = queue.totals();
    expect(waiting).not.toBe(before);
    queue.change(keyOf('a'), { value: '12' });
    expect(queue.totals()).toBe(waiting);
    await settled();
    expect(queue.totals()).toEqual(before);
  });

  it('does not wait for ever while somebody types on', async () => {
    const { queue, sent, keyOf } = fieldServer();
    for (let typed = 0; typed < 20; typed += 1) {
      queue.change(keyOf('a'), { comment: 'x'.repeat(typed) });
      await pass(250);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('sends one record after the other, in the order of their changes', async () => {
    const { queue, sent, keyOf } = fieldServer();
    queue.change(keyOf('b'), { value: '2' });
    queue.change(keyOf('a'), { value: '1' });
    await settled();
    expect(sent.map(({ call }) => call.at(-1))).toEqual(['b', 'a']);
  });

  it('sends what was changed during a call after it, upon the revision of its answer', async () => {
    const { queue, sent, keyOf, kept, trouble } = fieldServer();
    const a = keyOf('a');
    trouble('lostAnswer');
    queue.change(a, { value: '1' });
    await pass(700);
    expect(sent).toHaveLength(1);
    queue.change(a, { value: '2' });
    await settled();
    expect(kept('a')).toMatchObject({ value: '2', revision: 3 });
    expect(queue.totals().waiting).toBe(0);
  });

  it('writes once although the answer was lost', async () => {
    const { queue, sent, keyOf, kept, trouble } = fieldServer();
    trouble('lostAnswer');
    queue.change(keyOf('a'), { value: '7' });
    await settled();
    expect(sent.length).toBe(2);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(kept('a')).toMatchObject({ value: '7', revision: 2 });
  });

  it('says that it is not saved while the network is gone, and sends all of it once when it returns', async () => {
    const { queue, network, keyOf, kept } = fieldServer();
    const [a, b] = [keyOf('a'), keyOf('b')];
    network.isGone = true;
    queue.change(a, { value: '1' });
    await settled();
    queue.change(b, { value: '2' });
    queue.change(a, { value: '3' });
    expect([queue.saving(a), queue.saving(b), queue.totals().away]).toEqual(['notSaved', 'notSaved', true]);
    expect(queue.shown(a)).toMatchObject({ value: '3' });
    await pass(60 * second);
    expect(queue.totals().waiting).toBe(3);
    network.isGone = false;
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect([kept('a'), kept('b')]).toMatchObject([
      { value: '3', revision: 3 },
      { value: '2', revision: 2 },
    ]);
    expect(queue.totals()).toMatchObject({ waiting: 0, away: false });
  });

  it('calls what the device has stored kept while the network is gone, and what it refused not saved', async () => {
    const lasting = { lasts: true, save: async () => undefined, release: async () => undefined };
    const full = { ...lasting, save: () => Promise.reject(new Error('There is no room.')) };
    for (const [store, expected] of [
      [lasting, 'kept'],
      [full, 'notSaved'],
    ] as const) {
      const { queue, keyOf, network } = fieldServer({ store });
      network.isGone = true;
      queue.change(keyOf('a'), { value: '1' });
      await settled();
      expect([queue.saving(keyOf('a')), queue.totals().away]).toEqual([expected, true]);
    }
  });

  it('tries again after a failure of the server, after longer and longer pauses', async () => {
    const { queue, sent, keyOf, kept, trouble } = fieldServer();
    const failure = problem(500, 'unexpected');
    trouble(failure, failure, failure);
    queue.change(keyOf('a'), { value: '1' });
    await pass(2_500);
    expect([sent.length, queue.saving(keyOf('a'))]).toEqual([2, 'notSaved']);
    await pass(30 * second);
    expect([sent.length, kept('a')?.value]).toEqual([4, '1']);
  });

  it('joins what two people changed in different parts, and nobody notices', async () => {
    const { queue, keyOf, kept, write } = fieldServer();
    const a = keyOf('a');
    write('a', { comment: 'Theirs', photos: [{ imageId: 'p1', caption: '', layout: 'Default' }] });
    queue.change(a, { value: '4', photos: [{ imageId: 'p2', caption: '', layout: 'Default' }] });
    await settled();
    expect(kept('a')).toMatchObject({
      value: '4',
      comment: 'Theirs',
      photos: [{ imageId: 'p1' }, { imageId: 'p2' }],
      revision: 3,
    });
    expect(queue.shown(a)).toMatchObject({ value: '4', comment: 'Theirs' });
    expect([queue.saving(a), queue.totals()]).toMatchObject(['saved', { waiting: 0, conflicts: 0 }]);
  });

  it('overwrites nothing where two people changed the same part: the person chooses', async () => {
    for (const [keepTheirs, expected] of [
      [new Set(['value']), 'Theirs'],
      [new Set<string>(), 'Mine'],
    ] as const) {
      const { queue, keyOf, kept, write } = fieldServer();
      const a = keyOf('a');
      write('a', { value: 'Theirs' });
      queue.change(a, { value: 'Mine', rating: 0 });
      await settled();
      expect(kept('a')).toMatchObject({ value: 'Theirs', rating: 5 });
      expect(queue.saving(a)).toBe('conflict');
      expect(queue.entries()).toMatchObject([{ theirs: { value: 'Theirs' }, parts: { value: 'Mine', rating: 0 } }]);
      expect(await queue.flush()).toBe(false);
      queue.resolve(a, { keepTheirs, seen: { value: 'Theirs' } });
      await settled();
      expect(kept('a')).toMatchObject({ value: expected, rating: 0 });
      expect(queue.shown(a)).toMatchObject({ value: expected, rating: 0 });
      expect(queue.totals().waiting).toBe(0);
    }
  });

  it('keeps what was typed during a session that ended, and sends it after sign-in', async () => {
    const { queue, keyOf, kept, trouble } = fieldServer();
    trouble(problem(401, 'signedOut'));
    queue.change(keyOf('a'), { value: '9' });
    await settled();
    expect([kept('a')?.value, queue.totals().waiting]).toEqual(['', 1]);
    setToken(tokenOf('uma', 2));
    await settled();
    expect([kept('a')?.value, queue.totals().waiting]).toEqual(['9', 0]);
  });

  it('says why something was refused, goes on with the rest, and sends the corrected one', async () => {
    const { queue, keyOf, kept, trouble } = fieldServer();
    const [a, b] = [keyOf('a'), keyOf('b')];
    trouble(problem(400, 'invalid', { errors: [{ path: 'value', message: 'Is too long' }] }));
    queue.change(a, { value: 'wrong' });
    queue.change(b, { value: '2' });
    await settled();
    expect([queue.saving(a), kept('b')?.value]).toEqual(['notSaved', '2']);
    expect(queue.entries()).toMatchObject([{ problem: 'Is too long' }]);
    queue.change(a, { value: 'right' });
    await settled();
    expect([queue.saving(a), kept('a')?.value]).toEqual(['saved', 'right']);
  });

  it('stops when the inspection is not in use any more, and keeps what is not saved', async () => {
    const { queue, sent, keyOf, trouble } = fieldServer();
    trouble(problem(409, 'notInUse'));
    queue.change(keyOf('a'), { value: '1' });
    await settled();
    queue.change(keyOf('b'), { value: '2' });
    await pass(60 * second);
    expect([sent.length, queue.saving(keyOf('b'))]).toEqual([1, 'notSaved']);
    expect(queue.totals()).toMatchObject({ waiting: 2, stopped: { code: 'notInUse' } });
    expect(queue.shown(keyOf('b'))).toMatchObject({ value: '2' });
  });

  it('says that a record is gone, and loses nothing else by it', async () => {
    const { queue, keyOf, kept, trouble } = fieldServer();
    trouble(problem(404, 'notFound'));
    queue.change(keyOf('a'), { value: '1' });
    queue.change(keyOf('b'), { value: '2' });
    await settled();
    expect([queue.saving(keyOf('a')), kept('b')?.value]).toEqual(['notSaved', '2']);
  });

  it('takes over what was read anew without undoing what is being typed', async () => {
    const { queue, keyOf, kept, write } = fieldServer();
    const a = keyOf('a');
    queue.change(a, { value: 'Mine' });
    const { photos: _, revision, ...parts } = write('a', { comment: 'Theirs' });
    queue.receive([[a, { revision, parts: { ...parts, photos: [] } }]]);
    expect(queue.shown(a)).toMatchObject({ value: 'Mine', comment: 'Theirs' });
    await settled();
    expect(kept('a')).toMatchObject({ value: 'Mine', comment: 'Theirs', revision: 3 });
  });

  it('is not set back by what was read before its own write', async () => {
    const { queue, sent, keyOf, kept } = fieldServer();
    const a = keyOf('a');
    const { photos: _, revision, ...read } = kept('a') ?? newResult('a');
    queue.change(a, { value: 'First' });
    await settled();
    queue.receive([[a, { revision, parts: { ...read, photos: [] } }]]);
    expect(queue.shown(a)).toMatchObject({ value: 'First' });
    queue.change(a, { value: 'Second' });
    await settled();
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });
});
