import { ratings } from '@assay/domain/ratings';
import type { Parts } from './entry.ts';
import { kindOf, type RecordKey, type RecordKind } from './records.ts';

/** Something that was written and saved here, and that somebody else has replaced since. */
export interface Replaced {
  part: string;
  mine: unknown;
  /** Who did; null where that is not known. */
  by: string | null;
}

/** Records that hold words; of the others there is nothing to read again. */
const worded: ReadonlySet<RecordKind> = new Set(['field', 'result', 'finding', 'action', 'suggestion', 'inspector']);
/** Pictures and recordings cannot be told in a line. */
const unreadable: ReadonlySet<string> = new Set(['photos', 'voiceCommentId']);

const hasLetters = /\p{L}/u;
const plainWords = (text: string): string => ` ${text.replace(/[\s.,;:!?()]+/g, ' ').trim()} `;

/** Whether what was written is still to be read: others may write on, around it and beside it. */
export function isStillThere(mine: unknown, now: unknown): boolean {
  if (typeof mine === 'string' && typeof now === 'string')
    return hasLetters.test(mine) ? plainWords(now).includes(plainWords(mine)) : mine.trim() === now.trim();
  if (Array.isArray(mine))
    return Array.isArray(now) && mine.every((one) => now.some((other) => isStillThere(one, other)));
  if (typeof mine === 'object' && mine !== null)
    return (
      typeof now === 'object' &&
      now !== null &&
      Object.entries(mine).every(([name, value]) => isStillThere(value, (now as Parts)[name]))
    );
  return Object.is(mine ?? null, now ?? null);
}

const saysNothing = (name: string, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (name === 'rating' && value === ratings.NotSet);

/** Remembers what this page has saved, so that people learn when somebody else has replaced it; what was replaced stays until they put it away. */
export function createWritten() {
  const written = new Map<RecordKey, Parts>();
  const heard = new Map<RecordKey, { revision: number; by: string }>();
  const replaced = new Map<RecordKey, readonly Replaced[]>();

  const setReplaced = (key: RecordKey, list: readonly Replaced[]): void => {
    if (list.length > 0) replaced.set(key, list);
    else replaced.delete(key);
  };

  /** Words that have come back need not be told of any more. */
  const stillGone = (key: RecordKey, now: Parts): readonly Replaced[] => {
    const before = replaced.get(key) ?? [];
    const gone = before.filter(({ part, mine }) => !(part in now) || !isStillThere(mine, now[part]));
    return gone.length === before.length ? before : gone;
  };

  function forgetWritten(key: RecordKey, names: ReadonlySet<string>): void {
    const rest = Object.entries(written.get(key) ?? {}).filter(([name]) => !names.has(name));
    if (rest.length > 0) written.set(key, Object.fromEntries(rest));
    else written.delete(key);
  }

  const writerOf = (key: RecordKey, revision: number): string | undefined => {
    const last = heard.get(key);
    return last && last.revision >= revision ? last.by : undefined;
  };

  return {
    /** Who has made this revision of it, where that was heard. */
    writerOf,
    /** These parts were saved from here. */
    wrote: (key: RecordKey, parts: Parts): void => {
      if (!worded.has(kindOf(key))) return;
      forgetWritten(key, new Set(Object.keys(parts)));
      setReplaced(key, stillGone(key, parts));
      const said = Object.entries(parts).filter(([name, value]) => !unreadable.has(name) && !saysNothing(name, value));
      if (said.length > 0) written.set(key, { ...written.get(key), ...Object.fromEntries(said) });
    },
    /** Somebody has changed it. */
    heard: (key: RecordKey, revision: number, by: string): void => void heard.set(key, { revision, by }),
    /** Compares what was written with what the server says now; parts that are being typed are left to their conflict. */
    compare: (key: RecordKey, now: { revision: number; parts: Parts }, typed: ReadonlySet<string>): void => {
      const by = writerOf(key, now.revision) ?? null;
      const gone = Object.entries(written.get(key) ?? {})
        .filter(([name, value]) => !typed.has(name) && !isStillThere(value, now.parts[name]))
        .map(([part, mine]): Replaced => ({ part, mine, by }));
      forgetWritten(key, new Set(gone.map(({ part }) => part)));
      const before = stillGone(key, now.parts).filter(
        (one) => !gone.some(({ part, mine }) => part === one.part && isStillThere(one.mine, mine)),
      );
      const known = replaced.get(key) ?? [];
      if (gone.length > 0 || before.length !== known.length) setReplaced(key, [...before, ...gone]);
    },
    /** The person gave way, or the record is gone. */
    forgetWritten,
    forgetReplaced: (key: RecordKey): void => void replaced.delete(key),
    of: (key: RecordKey): readonly Replaced[] | undefined => replaced.get(key),
    first: (): RecordKey | undefined => replaced.keys().next().value,
    count: (): number => replaced.size,
  };
}
