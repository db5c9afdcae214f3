import type { RecordKey, RecordKind, RecordParts } from './records.ts';

/** The state of any record by its parts, where its kind does not matter. */
export type Parts = Readonly<Record<string, unknown>>;

/** What the server last answered about a record. */
export interface ServerState<Kind extends RecordKind = RecordKind> {
  /** 0 for what is not there yet, or has no revision. */
  revision: number;
  parts: RecordParts[Kind];
}

/** Exactly what goes out, and goes out again when no answer came. */
interface Sent<Kind extends RecordKind> {
  parts: Partial<RecordParts[Kind]>;
  known: Partial<RecordParts[Kind]>;
  revision: number;
}

interface EntryOf<Kind extends RecordKind> {
  /** Its idempotency key. */
  id: string;
  kind: Kind;
  /** The record that it writes. */
  key: RecordKey<Kind>;
  operation: 'put' | 'remove' | 'upload';
  parts: Partial<RecordParts[Kind]>;
  /** What the parts were before they were changed. */
  base: Partial<RecordParts[Kind]>;
  state: 'waiting' | 'refused' | 'conflict';
  /** Its place among the entries of its visit; a change that joins it leaves it there. */
  order: number;
  /** When it was made and when it was changed last, in milliseconds. */
  since: number;
  changed: number;
  /** Present once it has gone out and may have arrived. */
  sent?: Sent<Kind>;
  /** What somebody else has made of the parts that both changed. */
  theirs?: Partial<RecordParts[Kind]>;
  /** Who that is, where it is known. */
  changedBy?: string;
  /** Why it was refused, in words, and by the code of the last refusal. */
  problem?: string;
  problemCode?: string;
  /** How much of an upload has left, from 0 to 1. */
  share?: number;
}

/** One write that is not saved yet: plain data with an id of its own, so that any store may keep it. */
export type Entry<Kind extends RecordKind = RecordKind> = { [K in Kind]: EntryOf<K> }[Kind];

export type SentEntry<Kind extends RecordKind = RecordKind> = {
  [K in Kind]: EntryOf<K> & Required<Pick<EntryOf<K>, 'sent'>>;
}[Kind];

/** What the server says of which records; null: it is not there any more. */
export type ServerStates = readonly (readonly [key: RecordKey, state: ServerState | null])[];

/** A record with what is put into it. */
export interface Placed {
  key: RecordKey;
  parts: Parts;
}

/** How writes leave, and what their answers mean. */
export interface Transport {
  send: (entry: SentEntry, onProgress: (share: number) => void) => Promise<unknown>;
  read: (entry: Entry, answer: unknown) => ServerStates;
  /** What is wrong with it as it stands: it is kept, and not sent before that is corrected. */
  faultOf: (entry: Entry) => string | undefined;
  /** Where an upload belongs once it has arrived. */
  place: (entry: Entry, answer: unknown, shown: (key: RecordKey) => Parts | undefined) => Placed[];
}

/** What a visit has on this device: what is not sent yet, over what the server last answered. */
export interface KeptWork {
  entries: readonly Entry[];
  states: ReadonlyMap<RecordKey, ServerState>;
}

export const nothingKept: KeptWork = { entries: [], states: new Map() };

/** Where the work of a visit is kept. */
export interface WorkStore {
  /** Whether it outlasts the page; else what waits is gone when the page is closed. */
  lasts: boolean;
  /** Resolves once all of it is kept; rejects where the device refuses it. */
  save: (work: KeptWork) => Promise<void>;
  /** Leaves what still waits to whoever opens or sends it next. */
  release: () => Promise<void>;
}
