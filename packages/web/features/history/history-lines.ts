import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { t } from './history.texts.ts';

interface HistoryChange {
  field: string;
  from: string;
  to: string;
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The changes that say something to a person: inner ids and fields that were and are empty do not. */
export function readableChanges({ changes }: HistoryEntry): HistoryChange[] {
  return changes
    .map(({ field, from, to }) => ({ field, from: textOf(from), to: textOf(to) }))
    .filter(({ field, from, to }) => from !== to && !isId(from) && !isId(to) && field !== 'deleted_at');
}

/** A record or a part of it that got an end, rather than another value. */
export const isRemoval = ({ changes }: HistoryEntry): boolean =>
  changes.some(({ field, to }) => field === 'deleted_at' && to !== null);

/** Entries that tell something, in their order. */
export const readableHistory = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => entry.changes.length === 0 || isRemoval(entry) || readableChanges(entry).length > 0);
