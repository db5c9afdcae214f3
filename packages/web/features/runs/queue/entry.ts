/** The state of something by its parts: 'rating', 'comment', 'photos' and so on. */
export type Parts = Readonly<Record<string, unknown>>;

/** What the server has said of a record last. */
export interface Head {
  /** 0 for what is not there yet, or has no revision. */
  revision: number;
  parts: Parts;
}

/** Exactly what goes out, and goes out again when no answer came. */
interface Sent {
  parts: Parts;
  known: Parts;
  revision: number;
}

/** One write that is not saved yet: plain data with an id of its own, so that any store may keep it. */
export interface Entry {
  /** Its idempotency key. */
  id: string;
  /** What it writes: 'result/{id}', 'field/summary'. */
  key: string;
  operation: 'put' | 'remove' | 'upload';
  parts: Parts;
  /** What the parts were before they were changed. */
  base: Parts;
  state: 'waiting' | 'refused' | 'conflict';
  /** When it was made and when it was changed last, in milliseconds. */
  since: number;
  changed: number;
  /** Present once it has gone out and may have arrived. */
  sent?: Sent;
  /** What somebody else has made of the parts that both changed. */
  theirs?: Parts;
  /** Why it was refused. */
  problem?: string;
  /** How much of an upload has left, from 0 to 1. */
  share?: number;
}

/** What the server says of which records; null: it is not there any more. */
export type Known = readonly (readonly [key: string, head: Head | null])[];

/** How writes leave, and what their answers mean. */
export interface Door {
  send: (entry: Entry & { sent: Sent }, onProgress: (share: number) => void) => Promise<unknown>;
  read: (entry: Entry, answer: unknown) => Known;
  /** What is wrong with it as it stands: it is kept, and not sent before that is mended. */
  faultOf: (entry: Entry) => string | undefined;
  /** Where an upload belongs once it has arrived. */
  place: (entry: Entry, answer: unknown, shown: (key: string) => Parts | undefined) => { key: string; parts: Parts }[];
}
