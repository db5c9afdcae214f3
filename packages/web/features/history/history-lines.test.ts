import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { isRemoval, readableChanges, readableHistory } from './history-lines.ts';

const id = '01a1ded1-aab7-71f5-8048-f58d9077c407';
const entry = (...changes: HistoryEntry['changes']): HistoryEntry => ({
  id: 1,
  at: '2026-11-15T10:47:25.137Z',
  actor: 'Ada',
  action: 'changed',
  changes,
});

describe('the history of a record', () => {
  it('shows what changed from what to what, and leaves out inner ids and what stayed empty', () => {
    const changes = readableChanges(
      entry(
        { field: 'name', from: 'Old', to: 'New' },
        { field: 'email', from: null, to: '' },
        { field: 'customer_id', from: null, to: id },
        { field: 'count', from: 1, to: 2 },
        { field: 'required', from: true, to: false },
      ),
    );
    expect(changes).toEqual([
      { field: 'name', from: 'Old', to: 'New' },
      { field: 'count', from: '1', to: '2' },
      { field: 'required', from: 'yes', to: 'no' },
    ]);
  });

  it('calls an end an end, and forgets entries that tell nothing', () => {
    const removed = entry({ field: 'deleted_at', from: null, to: '2026-11-15T10:47:25.135+00:00' });
    expect(isRemoval(removed)).toBe(true);
    expect(readableHistory([removed, entry({ field: 'site_id', from: null, to: id })])).toEqual([removed]);
  });
});
