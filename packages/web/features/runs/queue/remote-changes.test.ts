import type { VisitChange } from '@assay/contract/visit-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { clearToken, setToken } from '../../../api/token.ts';
import { tokenOf } from '../../../testing/people.ts';
import { stateOfResult } from '../perform/run-states.ts';
import { createRemoteChanges } from './remote-changes.ts';
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

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const second = 1_000;

const changeOf = (id: string, revision: number, more: Partial<VisitChange> = {}): VisitChange => ({
  ...{ type: 'change', part: 'result', id, revision, gone: false, by: 'Max', ...more },
});

function live() {
  const server = fieldServer();
  const { queue, keyOf } = server;
  const read = vi.fn(
    async ({ id }: VisitChange) => [[keyOf(id), stateOfResult(server.kept(id) ?? newResult(id))]] as const,
  );
  const readAll = vi.fn(async () => undefined);
  const remote = createRemoteChanges(queue, {
    keyOf: ({ part, id }) => (part === 'result' ? keyOf(id) : undefined),
    read: (change) => (change.part === 'result' ? (read(change) as never) : undefined),
    readAll,
  });
  return { ...server, remote, read, readAll };
}

describe('what others change', () => {
  it('appears by itself, read once however often it was told', async () => {
    const { remote, queue, keyOf, write, read } = live();
    write('a', { comment: 'Theirs' });
    remote.take(changeOf('a', 2));
    remote.take(changeOf('a', 2));
    await pass(second);
    expect(queue.shown(keyOf('a'))).toMatchObject({ comment: 'Theirs' });
    remote.take(changeOf('a', 2));
    await pass(second);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('leaves what is being typed alone, and asks only where both changed the same', async () => {
    const { remote, queue, keyOf, write } = live();
    queue.change(keyOf('a'), { value: '12' });
    write('a', { comment: 'Theirs' });
    remote.take(changeOf('a', 2));
    await pass(300);
    expect(queue.shown(keyOf('a'))).toMatchObject({ value: '12', comment: 'Theirs' });
    expect(queue.totals().conflicts).toBe(0);
    queue.change(keyOf('b'), { value: '1' });
    write('b', { value: '2' });
    remote.take(changeOf('b', 2));
    await pass(300);
    expect(queue.shown(keyOf('b'))).toMatchObject({ value: '1' });
    expect(queue.totals().conflicts).toBe(1);
  });

  it('is not fetched where it is one’s own, though it is told before the answer came', async () => {
    const { remote, queue, keyOf, read } = live();
    queue.change(keyOf('a'), { value: '12' });
    queue.retry();
    expect(queue.isUnderWay(keyOf('a'))).toBe(true);
    remote.take(changeOf('a', 2));
    await pass(5 * second);
    expect([read.mock.calls.length, queue.revisionOf(keyOf('a'))]).toEqual([0, 2]);
  });

  it('is read as a whole where it has no record of its own, is gone, or is much', async () => {
    const { remote, readAll, read } = live();
    remote.take(changeOf('i', 3, { part: 'visit' }));
    await pass(second);
    expect(readAll).toHaveBeenCalledTimes(1);
    remote.take(changeOf('a', 2, { gone: true }));
    await pass(second);
    expect(readAll).toHaveBeenCalledTimes(2);
    remote.reset();
    await pass(second);
    expect(readAll).toHaveBeenCalledTimes(3);
    for (let n = 0; n < 20; n += 1) remote.take(changeOf(`of many ${n}`, 2));
    await pass(second);
    expect([readAll.mock.calls.length, read.mock.calls.length]).toEqual([4, 0]);
  });

  it('is asked for again when the server did not answer, and as a whole when it is not there any more', async () => {
    const { remote, queue, keyOf, write, read, readAll } = live();
    write('a', { comment: 'Theirs' });
    read.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network' }));
    remote.take(changeOf('a', 2));
    await pass(5 * second);
    expect(queue.shown(keyOf('a'))).toMatchObject({ comment: 'Theirs' });
    read.mockRejectedValueOnce(new ApiError({ status: 404, code: 'notFound' }));
    remote.take(changeOf('b', 2));
    await pass(second);
    expect(readAll).toHaveBeenCalledTimes(1);
  });
});
