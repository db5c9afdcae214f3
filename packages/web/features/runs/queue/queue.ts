import type { ApiError } from '../../../api/api-error.ts';
import type { Choice } from './entries.ts';
import type { Entry, Parts, ServerStates } from './entry.ts';
import type { FileOnItsWay, RecordKey, RecordKind, RecordParts } from './records.ts';
import type { Replaced } from './replaced.ts';

export type Saving = 'saving' | 'saved' | 'kept' | 'notSaved' | 'conflict' | 'incomplete';

export interface QueueTotals {
  /** Everything that is not saved yet. */
  waiting: number;
  conflicts: number;
  refused: number;
  /** Kept here until they are such that they can be sent. */
  incomplete: number;
  /** How many of those that wait would outlast the page. */
  stored: number;
  /** Why this device does not keep what waits, where it refused. */
  storeRefusal: unknown;
  /** The server did not answer the last time; what waits is sent again by itself. */
  away: boolean;
  /** The server's last answer, where it answered and could not take what waits. */
  awayBecause: string | undefined;
  /** Nothing is taken any more, and why. */
  stopped: ApiError | undefined;
  /** Records in which somebody else has replaced what was saved from here, and one of them. */
  replaced: number;
  firstReplaced: RecordKey | undefined;
}

/** A change that was never saved: what it would have written, and upon what. */
export interface Unsent {
  key: RecordKey;
  parts: Parts;
  base: Parts;
}

/** Everything that is written in the field, on its way to the server: nothing is lost, nothing overwrites another. */
export interface FieldQueue {
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change, of whatever it is. */
  version: () => number;
  /** Takes over what was read from the server; null: it is not there any more. */
  receive: (states: ServerStates) => void;
  /** A record as the person sees it: what is saved, under what is not saved yet. The same object until it changes. */
  shown: <Kind extends RecordKind>(key: RecordKey<Kind>) => Readonly<RecordParts[Kind]> | undefined;
  /** The keys of a kind that begin with these ids, in the order in which they were made. */
  keys: <Kind extends RecordKind>(kind: Kind, ...ids: string[]) => RecordKey<Kind>[];
  entries: () => readonly Entry[];
  /** Of what the server said last; undefined for what it never spoke of. */
  revisionOf: (key: RecordKey) => number | undefined;
  /** A write of it has left and is not answered yet. */
  isUnderWay: (key: RecordKey) => boolean;
  change: <Kind extends RecordKind>(key: RecordKey<Kind>, parts: Partial<RecordParts[Kind]>) => void;
  remove: (key: RecordKey) => void;
  upload: (key: RecordKey<'upload'>, file: FileOnItsWay) => void;
  /** Photos on their way to a point go into this finding, too. */
  showAlso: (target: RecordKey<'result'>, finding: RecordKey<'finding'>) => void;
  /** Gives up what waits for this name. */
  drop: (key: RecordKey) => void;
  saving: (key: RecordKey, part?: string) => Saving | undefined;
  /** What is wrong with what waits for this name. */
  faultOf: (key: RecordKey) => string | undefined;
  /** Sends at once; what was refused, too. */
  retry: () => void;
  /** Says why what waits for this name cannot be saved as it is. */
  refuse: (key: RecordKey, problem: string) => void;
  /** Ends a conflict as the person chose: by parts, and by cells where they have some. */
  resolve: (key: RecordKey, choice: Choice) => void;
  /** What was saved from here, and somebody else has replaced since; the same object until it changes. */
  replaced: (key: RecordKey) => readonly Replaced[] | undefined;
  /** Somebody has changed it. */
  heard: (key: RecordKey, revision: number, by: string) => void;
  /** The person knows that it was replaced. */
  forgetReplaced: (key: RecordKey) => void;
  /** Takes out everything that has not left, of a visit that takes nothing any more; answers it. Files stay. */
  setAside: () => Unsent[];
  /** Writes what was set aside again, upon what stands there now. */
  putAgain: (unsent: Unsent) => void;
  /** The visit takes changes again. */
  resume: () => void;
  totals: () => QueueTotals;
  /** Sends everything now; false when something is in the way. */
  flush: () => Promise<boolean>;
  /** Resolves once what is under way is answered and everything is kept. */
  close: () => Promise<void>;
}

/** Whether something that waits would be gone with the page. */
export const wouldLose = (queue: FieldQueue): boolean => {
  const { waiting, stored } = queue.totals();
  return stored < waiting;
};
