import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { joinedSaves } from './joined-saves.ts';

const save = (second: number, from: string, to: string, given: Partial<HistoryEntry> = {}, field = 'comment') => ({
  id: second,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
  actor: 'Uma',
  action: 'changed',
  changes: [
    { field: 'point', from: null, to: 'Jaw' },
    { field, from, to },
  ],
  ...given,
});

const changesIn = (entries: HistoryEntry[]) =>
  joinedSaves(entries).map(({ changes }) => changes.map(({ from, to }) => `${from} > ${to}`).at(-1));

describe('saves in a row', () => {
  it('are one entry while one person types into one field', () => {
    expect(changesIn([save(90, 'Wor', 'Worn'), save(60, 'W', 'Wor'), save(1, '', 'W')])).toEqual([' > Worn']);
  });

  it.each([
    ['after a pause', save(100, 'a', 'b'), save(1, '', 'a')],
    ['of another person', save(2, 'a', 'b', { actor: 'Max' }), save(1, '', 'a')],
    ['of another field', save(2, 'a', 'b', {}, 'value'), save(1, '', 'a')],
    [
      'of another point',
      save(2, 'a', 'b', { changes: [{ field: 'point', from: null, to: 'Cone' }] }),
      save(1, '', 'a'),
    ],
    ['of another kind', save(2, 'a', 'b', { action: 'submitted', changes: [] }), save(1, '', 'a')],
  ])('are two entries %s', (_, later, earlier) => {
    expect(changesIn([later, earlier])).toHaveLength(2);
  });
});
