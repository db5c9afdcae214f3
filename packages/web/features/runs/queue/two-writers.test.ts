import type { PointResultReply } from '@assay/contract/runs/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, setToken } from '../../../api/token.ts';
import { problem } from '../../../testing/fake-api.ts';
import { tokenOf } from '../../../testing/people.ts';
import { stateOfResult } from '../perform/run-states.ts';
import { isStillThere } from './replaced.ts';
import { fieldServer } from './testing/field-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setToken(tokenOf('uma'));
});

afterEach(() => {
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(5_000);

/** A queue with a result that is known, and somebody else who writes it and is heard of. */
function together() {
  const world = fieldServer();
  const a = world.keyOf('a');
  return {
    ...world,
    a,
    hears: (given: Partial<PointResultReply>, by = 'Max') => {
      const result = world.write('a', given);
      world.queue.heard(a, result.revision, by);
      world.queue.receive([[a, stateOfResult(result)]]);
    },
    types: async (parts: { value?: string; comment?: string }) => {
      world.queue.change(a, parts);
      await settled();
    },
  };
}

describe('a conflict that nobody has settled', () => {
  it('stays one when somebody else changes another part, or writes the same once more', async () => {
    const { queue, a, hears, kept, types } = together();
    queue.change(a, { value: 'Mine' });
    hears({ value: 'Theirs' });
    expect(queue.saving(a)).toBe('conflict');
    hears({ comment: 'Besides' });
    hears({ value: 'Theirs again' });
    hears({ value: 'Theirs' });
    await settled();
    expect([queue.saving(a), kept('a')?.value]).toEqual(['conflict', 'Theirs']);
    await types({ value: 'Mine, typed on' });
    expect([queue.saving(a), kept('a')?.value]).toEqual(['conflict', 'Theirs']);
  });

  it('is asked about again when theirs became another after it was shown', async () => {
    const { queue, a, hears, kept } = together();
    queue.change(a, { value: 'Mine' });
    hears({ value: 'Theirs' });
    hears({ value: 'Theirs, typed on' });
    queue.resolve(a, { keepTheirs: new Set(), seen: { value: 'Theirs' } });
    await settled();
    expect([queue.saving(a), kept('a')?.value]).toEqual(['conflict', 'Theirs, typed on']);
    queue.resolve(a, { keepTheirs: new Set(), seen: { value: 'Theirs, typed on' } });
    await settled();
    expect([queue.saving(a), kept('a')?.value]).toEqual(['saved', 'Mine']);
  });
});

describe('what was saved from here', () => {
  it('is told of with who replaced it, can be put back, and is forgotten then', async () => {
    const { queue, a, hears, kept, types } = together();
    await types({ comment: 'Worn evenly' });
    expect(queue.replaced(a)).toBeUndefined();
    hears({ comment: 'Cracked' });
    expect(queue.replaced(a)).toEqual([{ part: 'comment', mine: 'Worn evenly', by: 'Max' }]);
    expect(queue.totals()).toMatchObject({ replaced: 1, firstReplaced: a });
    queue.change(a, { comment: 'Worn evenly' });
    queue.forgetReplaced(a);
    await settled();
    expect([kept('a')?.comment, queue.replaced(a), queue.totals().replaced]).toEqual(['Worn evenly', undefined, 0]);
  });

  it('stays until it is put away, also when one writes on, and goes when its words are back', async () => {
    const { queue, a, hears, types } = together();
    await types({ comment: 'Worn evenly' });
    hears({ comment: 'Cracked' });
    await types({ comment: 'Cracked at the left' });
    expect(queue.replaced(a)).toMatchObject([{ mine: 'Worn evenly' }]);
    hears({ comment: 'Fine' }, 'Ada');
    expect(queue.replaced(a)).toMatchObject([
      { mine: 'Worn evenly', by: 'Max' },
      { mine: 'Cracked at the left', by: 'Ada' },
    ]);
    hears({ comment: 'Worn evenly, cracked at the left' });
    expect(queue.replaced(a)).toMatchObject([{ mine: 'Cracked at the left' }]);
    queue.forgetReplaced(a);
    expect([queue.replaced(a), queue.totals().replaced]).toEqual([undefined, 0]);
  });

  it('is not told of while it can still be read, nor while its own words are in a conflict, nor after giving way', async () => {
    const { queue, a, hears, types } = together();
    await types({ comment: 'Worn evenly' });
    hears({ comment: 'Worn evenly, says the foreman', value: '4' });
    expect(queue.replaced(a)).toBeUndefined();
    queue.change(a, { comment: 'Worn evenly, both sides' });
    hears({ comment: 'Cracked' });
    expect([queue.saving(a), queue.replaced(a)]).toEqual(['conflict', undefined]);
    queue.resolve(a, { keepTheirs: new Set(['comment']), seen: { comment: 'Cracked' } });
    hears({ comment: 'Cracked at the left' });
    expect(queue.replaced(a)).toBeUndefined();
  });

  it.each<[string, unknown, unknown, boolean]>([
    ['a text that goes on', 'Sound', 'Sound plant.', true],
    ['a text within another', 'worn evenly', 'Plates worn evenly, bolts loose', true],
    ['another text', 'Sound', 'Unsound', false],
    ['a number that only begins alike', '4', '40', false],
    ['the same number', '4', ' 4', true],
    [
      'a table with more cells',
      { values: [{ id: 'x', value: '1' }] },
      {
        values: [
          { id: 'y', value: '2' },
          { id: 'x', value: '1' },
        ],
      },
      true,
    ],
    ['a table with another value', { values: [{ id: 'x', value: '1' }] }, { values: [{ id: 'x', value: '2' }] }, false],
    ['another rating', 0, 3, false],
    ['a choice that was taken back', 'option', null, false],
  ])('is still there or not: %s', (_, mine, now, expected) => {
    expect(isStillThere(mine, now)).toBe(expected);
  });
});

describe('what was typed when somebody else ended the visit', () => {
  it('is set aside, and put in again upon what stands there by then', async () => {
    const { queue, a, sent, kept, hears, trouble, keyOf } = together();
    trouble(problem(409, 'finished'));
    queue.change(a, { comment: 'My last words' });
    await settled();
    queue.change(keyOf('b'), { value: '2' });
    expect(queue.totals()).toMatchObject({ waiting: 2, stopped: { code: 'finished' } });
    const [first, second, ...others] = queue.setAside();
    expect([first, second, others]).toMatchObject([
      { key: a, parts: { comment: 'My last words' }, base: { comment: '' } },
      { key: keyOf('b'), parts: { value: '2' } },
      [],
    ]);
    expect([queue.shown(a)?.comment, queue.totals().waiting]).toEqual(['', 0]);

    queue.resume();
    hears({ value: '7' });
    if (second) queue.putAgain(second);
    if (first) queue.putAgain(first);
    await settled();
    expect([kept('a'), kept('b')]).toMatchObject([{ comment: 'My last words', value: '7' }, { value: '2' }]);
    expect([sent.length, queue.totals()]).toMatchObject([3, { waiting: 0, stopped: undefined }]);
  });

  it('becomes a conflict where somebody has written at the same place since', async () => {
    const { queue, a, kept, hears } = together();
    queue.change(a, { comment: 'My last words' });
    const [unsent] = queue.setAside();
    hears({ comment: 'After the reopening' });
    if (unsent) queue.putAgain(unsent);
    await settled();
    expect([queue.saving(a), kept('a')?.comment]).toEqual(['conflict', 'After the reopening']);
  });
});
