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

/** Remembers what this page has saved, so that people learn when somebody else has replaced it. */
export function createWritten() {
  const written = new Map<RecordKey, Parts>();
  const heard = new Map<RecordKey, { revision: number; by: string }>();
  const replaced = new Map<RecordKey, readonly Replaced[]>();

  function forget(key: RecordKey, names?: ReadonlySet<string>): void {
    const rest = Object.entries(written.get(key) ?? {}).filter(([name]) => names && !names.has(name));
    if (rest.length > 0) written.set(key, Object.fromEntries(rest));
    else written.delete(key);
    const still = replaced.get(key)?.filter(({ part }) => names && !names.has(part)) ?? [];
    if (still.length > 0) replaced.set(key, still);
    else replaced.delete(key);
  }

  return {
    /** These parts were saved from here. */
    wrote: (key: RecordKey, parts: Parts): void => {
      if (!worded.has(kindOf(key))) return;
      forget(key, new Set(Object.keys(parts)));
      const said = Object.entries(parts).filter(([name, value]) => !unreadable.has(name) && !saysNothing(name, value));
      if (said.length > 0) written.set(key, { ...written.get(key), ...Object.fromEntries(said) });
    },
    /** Somebody has changed it. */
    heard: (key: RecordKey, revision: number, by: string): void => void heard.set(key, { revision, by }),
    /** Compares what was written with what the server says now; parts that are being typed are left to their conflict. */
    compare: (key: RecordKey, now: { revision: number; parts: Parts }, typed: ReadonlySet<string>): void => {
      const mine = written.get(key);
      if (!mine) return;
      const last = heard.get(key);
      const by = last && last.revision >= now.revision ? last.by : null;
      const gone = Object.entries(mine).filter(
        ([name, value]) => !typed.has(name) && !isStillThere(value, now.parts[name]),
      );
      if (gone.length > 0)
        replaced.set(
          key,
          gone.map(([part, value]) => ({ part, mine: value, by })),
        );
      else replaced.delete(key);
    },
    forget,
    of: (key: RecordKey): readonly Replaced[] | undefined => replaced.get(key),
    first: (): RecordKey | undefined => replaced.keys().next().value,
    count: (): number => replaced.size,
  };
}
