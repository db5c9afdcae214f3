import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import type { Person } from '../../../http/session/session.ts';

/** For whom, and when. */
export interface Asking {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
}

/** One kind of what waits: its rows are counted up to a bound, by the rule of the list that its number leads to. */
export interface CountedKind {
  kind: WaitingKind;
  /** How many of these there are, counting no further than `most`. */
  count: (asking: Asking, most: number) => Promise<number>;
  /** Where counting ends; by default as far as a number on My page can be read. */
  most?: number;
}
