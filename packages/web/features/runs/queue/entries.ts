import { newId } from '@assay/domain/id';
import type { Entry, Head, Parts } from './entry.ts';
import { joinParts } from './join-parts.ts';

/** Lists that two people may add to without getting in each other's way. */
const growing: ReadonlySet<string> = new Set(['photos']);

const pick = (parts: Parts, names: Parts): Parts =>
  Object.fromEntries(Object.keys(names).map((name) => [name, parts[name]]));

interface Change {
  key: string;
  operation: Entry['operation'];
  parts: Parts;
  base: Parts;
}

const made = (change: Change, now: number): Entry => ({
  ...change,
  id: newId(now),
  state: 'waiting',
  since: now,
  changed: now,
});

/** Not sent yet, so that a later change may still go with it. */
const takesMore = (entry: Entry, key: string): boolean =>
  entry.key === key && entry.operation === 'put' && entry.sent === undefined;

/** The entries with one more change: it joins the one that still waits for the same record. */
export function withChange(entries: readonly Entry[], change: Change, now: number): Entry[] {
  if (!entries.some((entry) => takesMore(entry, change.key))) return [...entries, made(change, now)];
  return entries.map((entry): Entry => {
    if (!takesMore(entry, change.key)) return entry;
    const { problem: _, ...rest } = entry;
    return {
      ...rest,
      id: newId(now),
      parts: { ...entry.parts, ...change.parts },
      base: { ...change.base, ...entry.base },
      state: entry.state === 'refused' ? 'waiting' : entry.state,
      changed: now,
    };
  });
}

/** The entries with one that removes a record; what waits for it need not be sent, and what the server never saw is just gone. */
export function withRemoval(entries: readonly Entry[], key: string, isKnown: boolean, now: number): Entry[] {
  const others = entries.filter((entry) => entry.key !== key || entry.sent !== undefined);
  const needed = isKnown || others.some((entry) => entry.key === key);
  return needed ? [...others, made({ key, operation: 'remove', parts: {}, base: {} }, now)] : others;
}

/** Entries of a record after the answer to one of them: they build on what it says. */
export const rebased = (entries: readonly Entry[], key: string, head: Head): Entry[] =>
  entries.map((entry) => (takesMore(entry, key) ? { ...entry, base: pick(head.parts, entry.parts) } : entry));

/** Entries of a record that somebody else has changed: joined where both can stand, in conflict where the person must choose. */
export function met(entries: readonly Entry[], key: string, head: Head, now: number): Entry[] {
  const own = entries.filter((entry) => entry.key === key && entry.operation === 'put');
  const [first] = own;
  if (!first) return [...entries];
  const mine = Object.assign({}, ...own.map(({ parts }) => parts)) as Parts;
  const base = Object.assign({}, ...own.toReversed().map((one) => one.base)) as Parts;
  const { parts, conflicts } = joinParts(base, mine, head.parts, growing);
  const { sent: _, theirs: __, problem: ___, ...rest } = first;
  const joined: Entry = {
    ...rest,
    id: newId(now),
    parts,
    base: pick(head.parts, parts),
    ...(conflicts.length > 0
      ? { state: 'conflict', theirs: Object.fromEntries(conflicts.map((name) => [name, head.parts[name]])) }
      : { state: 'waiting' }),
  };
  const isNeeded = Object.keys(parts).length > 0;
  return entries.flatMap((entry) =>
    entry === first ? (isNeeded ? [joined] : []) : own.includes(entry) ? [] : [entry],
  );
}

/** The entry of a record in conflict as the person has chosen; parts of which theirs stay need not be written. */
export function settled(entries: readonly Entry[], key: string, keepTheirs: ReadonlySet<string>, now: number): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.key !== key || entry.state !== 'conflict') return [entry];
    const { theirs: _, ...rest } = entry;
    const parts = Object.fromEntries(Object.entries(entry.parts).filter(([name]) => !keepTheirs.has(name)));
    if (Object.keys(parts).length === 0) return [];
    return [{ ...rest, id: newId(now), parts, base: pick(entry.base, parts), state: 'waiting' as const, changed: now }];
  });
}
