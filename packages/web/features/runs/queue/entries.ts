import { newId } from '@assay/domain/id';
import { chosenCells, joinCells, samePart } from './cells.ts';
import type { Entry, Parts, ServerState } from './entry.ts';
import { joinParts } from './join-parts.ts';
import { type FileOnItsWay, kindOf, type RecordKey } from './records.ts';

export const pick = (parts: Parts, names: Parts): Parts =>
  Object.fromEntries(Object.keys(names).map((name) => [name, parts[name]]));

/** The files of one kind that are on their way to a record. */
export const filesTo = (entries: readonly Entry[], target: RecordKey, kind: FileOnItsWay['kind']): Entry<'upload'>[] =>
  entries
    .filter((entry) => entry.kind === 'upload')
    .filter(({ parts }) => parts.target === target && parts.kind === kind);

/** The entries with one more finding that shows the photos on their way to a point. */
export const withAlso = (entries: readonly Entry[], target: RecordKey, finding: RecordKey<'finding'>): Entry[] =>
  entries.map((entry): Entry => {
    if (entry.kind !== 'upload' || entry.parts.target !== target || entry.parts.kind !== 'photo') return entry;
    return { ...entry, parts: { ...entry.parts, also: [...(entry.parts.also ?? []), finding] } };
  });

interface Change {
  key: RecordKey;
  operation: Entry['operation'];
  parts: Parts;
  base: Parts;
}

/** An entry whose parts are those of its kind, which merging them by name cannot tell the compiler. */
const asEntry = (
  entry: Omit<Entry, 'parts' | 'base' | 'theirs'> & { parts: Parts; base: Parts; theirs?: Parts },
): Entry => entry as Entry;

/** Behind all that wait. */
const lastOrder = (entries: readonly Entry[]): number => (entries.at(-1)?.order ?? 0) + 1;

const made = ({ key, operation, parts, base }: Change, order: number, now: number): Entry =>
  asEntry({
    key,
    kind: kindOf(key),
    operation,
    parts,
    base,
    id: newId(now),
    state: 'waiting',
    order,
    since: now,
    changed: now,
  });

/** Not sent yet, so that a later change may still go with it. */
const takesMore = (entry: Entry, key: RecordKey): boolean =>
  entry.key === key && entry.operation === 'put' && entry.sent === undefined;

/** The entries with one more change: it joins the one that still waits for the same record. */
export function withChange(entries: readonly Entry[], change: Change, now: number): Entry[] {
  if (!entries.some((entry) => takesMore(entry, change.key)))
    return [...entries, made(change, lastOrder(entries), now)];
  return entries.map((entry): Entry => {
    if (!takesMore(entry, change.key)) return entry;
    const { problem: _, ...rest } = entry;
    return asEntry({
      ...rest,
      id: newId(now),
      parts: { ...entry.parts, ...change.parts },
      base: { ...change.base, ...entry.base },
      state: entry.state === 'refused' ? 'waiting' : entry.state,
      changed: now,
    });
  });
}

/** The entries with one that removes a record; what waits for it need not be sent, and what the server never saw is just gone. */
export function withRemoval(entries: readonly Entry[], key: RecordKey, isKnown: boolean, now: number): Entry[] {
  const others = entries.filter((entry) => entry.key !== key || entry.sent !== undefined);
  const needed = isKnown || others.some((entry) => entry.key === key);
  if (!needed) return others;
  return [...others, made({ key, operation: 'remove', parts: {}, base: {} }, lastOrder(others), now)];
}

/** Entries of a record after the answer to one of them: they build on what it says. */
export const rebased = (entries: readonly Entry[], key: RecordKey, state: ServerState): Entry[] =>
  entries.map((entry) => (takesMore(entry, key) ? asEntry({ ...entry, base: pick(state.parts, entry.parts) }) : entry));

/** What all entries of a record want together, and what was there before the first of them; undefined where none writes it. */
export function ownParts(entries: readonly Entry[], key: RecordKey) {
  const own = entries.filter((entry) => entry.key === key && entry.operation === 'put');
  if (own.length === 0) return undefined;
  return {
    key,
    parts: Object.assign({}, ...own.map(({ parts }) => parts)) as Parts,
    base: Object.assign({}, ...own.toReversed().map((one) => one.base)) as Parts,
  };
}

/** Entries of a record that somebody else has changed: joined where both can stand, in conflict where the person must choose. */
export function mergeRemote(
  entries: readonly Entry[],
  key: RecordKey,
  remote: ServerState,
  changedBy: string | undefined,
  now: number,
): Entry[] {
  const own = entries.filter((entry) => entry.key === key && entry.operation === 'put');
  const [first] = own;
  const change = ownParts(entries, key);
  if (!first || !change) return [...entries];
  const undecided = Object.assign({}, ...own.map(({ theirs = {} }) => theirs)) as Parts;
  const { parts, theirs } = joinParts(change.base, change.parts, remote.parts, undecided);
  const { sent: _, theirs: __, problem: ___, changedBy: ____, ...rest } = first;
  const joined = asEntry({
    ...rest,
    id: newId(now),
    parts,
    base: pick(remote.parts, parts),
    ...(Object.keys(theirs).length > 0
      ? { state: 'conflict', theirs, ...(changedBy && { changedBy }) }
      : { state: 'waiting' }),
  });
  const isNeeded = Object.keys(parts).length > 0;
  return entries.flatMap((entry) =>
    entry === first ? (isNeeded ? [joined] : []) : own.includes(entry) ? [] : [entry],
  );
}

/** My parts but for those, and the cells, of which theirs were chosen; what then is as it stands need not be written. */
function chosenParts(mine: Parts, theirs: Parts, stands: Parts, keepTheirs: ReadonlySet<string>): Parts {
  const kept = Object.entries(mine).flatMap(([name, value]): [string, unknown][] => {
    if (keepTheirs.has(name)) return [];
    const cells = name in theirs ? chosenCells(name, value, theirs[name], keepTheirs) : undefined;
    if (cells === undefined) return [[name, value]];
    return joinCells(name, { base: stands[name], mine: cells, theirs: stands[name] })?.isNeeded ? [[name, cells]] : [];
  });
  return Object.fromEntries(kept);
}

/** What a person chose in a conflict. */
export interface Choice {
  /** The parts of which theirs stay. */
  keepTheirs: ReadonlySet<string>;
  /** What the person was shown of theirs. */
  seen: Parts;
}

/**
 * The entry of a record in conflict as the person has chosen; parts of which theirs stay need not be written. Where theirs
 * changed again after it was shown, the question is asked again: nobody replaces what they have not seen.
 */
export function resolved(
  entries: readonly Entry[],
  key: RecordKey,
  { keepTheirs, seen }: Choice,
  now: number,
): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.key !== key || entry.state !== 'conflict') return [entry];
    const { theirs = {}, changedBy, ...rest } = entry;
    const parts = chosenParts(entry.parts, theirs, entry.base, keepTheirs);
    if (Object.keys(parts).length === 0) return [];
    const open = Object.entries(theirs).filter(([name, text]) => name in parts && !samePart(text, seen[name]));
    return [
      asEntry({
        ...{ ...rest, id: newId(now), parts, base: pick(entry.base, parts), changed: now },
        ...(open.length > 0
          ? { state: 'conflict', theirs: Object.fromEntries(open), ...(changedBy && { changedBy }) }
          : { state: 'waiting' }),
      }),
    ];
  });
}
