import { newId } from '@assay/domain/id';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import type { Entry } from './entry.ts';
import { aTransport } from './testing/answered-calls.ts';

const entry = (key: Entry['key'], order: number, parts: object): Entry =>
  ({
    ...{ id: newId(), key, kind: key.split('/')[0], operation: 'put', parts, base: {} },
    ...{ state: 'waiting', order, since: 0, changed: 0 },
  }) as Entry;

const beginning = entry('begin/audits/1', 0, { input: {} });
const added = [
  entry('run/a', 1, { input: {}, run: {} }),
  entry('result/a/point/1', 2, { value: 'Cracked' }),
  entry('result/site/point/2', 3, { value: 'Clean' }),
];
const opened = (...entries: Entry[]) => aTransport({ kept: { entries, states: new Map() } });
const refusal = new ApiError({ status: 400, code: 'invalid', detail: 'Unknown equipment' });

describe('what was begun on a device', () => {
  it('leaves in its order: the visit, the run that was added to it, and then what was found in it', async () => {
    const { call, names } = opened(beginning, ...added);
    for (const place of [0, 1, 2, 3]) {
      await vi.waitFor(() => expect(names()).toHaveLength(place + 1));
      call(place).arrive();
    }
    expect(names()).toEqual(['put begin/audits/1', 'put run/a', 'put result/a/point/1', 'put result/site/point/2']);
  });

  it('of a run that the server refuses nothing leaves, of others all; tried again it goes on', async () => {
    const { queue, call, names } = opened(...added);
    await vi.waitFor(() => expect(names()).toEqual(['put run/a']));
    call(0).fail(refusal);
    await vi.waitFor(() => expect(names()).toEqual(['put run/a', 'put result/site/point/2']));
    call(1).arrive();
    await vi.waitFor(() => expect(queue.entries()).toHaveLength(2));
    expect(queue.entries()[0]).toMatchObject({
      state: 'refused',
      problem: 'Unknown equipment',
      problemCode: 'invalid',
    });
    queue.retry();
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    call(2).arrive();
    await vi.waitFor(() => expect(names().slice(2)).toEqual(['put run/a', 'put result/a/point/1']));
  });
});
