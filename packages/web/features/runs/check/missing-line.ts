import type { RecordKey } from '../queue/records.ts';

/** Something that is missing or worth a look, and where. */
export interface MissingLine {
  id: string;
  text: string;
  /** Of which part of the visit, where it has several with points. */
  part?: string | undefined;
  /** What the address says of its place. */
  place: { tab?: string | undefined; run?: string | undefined; point: string | undefined };
  /** What is brought into view there. */
  shows?: RecordKey;
  /** What can be done about it at once. */
  offer?: { text: string; go: () => void };
}
