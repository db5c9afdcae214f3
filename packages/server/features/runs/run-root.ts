import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/person.ts';

/** Names the root of a run by the column that holds its id. */
export interface RootKey {
  column: 'inspection_id';
  id: string;
}

interface Asked {
  db: Db;
  scope: Scope;
  person: Person;
  params: { id: string };
}

export interface RootRecord {
  id: string;
  /** The day that the work is about: earlier visits are those before it. */
  date: Date;
}

/** What runs hang on: it says who may see them and who may change them now. */
export interface RunRoot {
  column: RootKey['column'];
  /** Under which its history is kept. */
  recordType: string;
  /** Finds it inside the scope. */
  toRead: (asked: Asked) => Promise<RootRecord>;
  /** Guards, locks and counts a write, whatever it is that is written. */
  toWrite: (asked: Asked) => Promise<RootRecord>;
  /** A point that may be added to a run, whole as it is now; undefined when there is none. */
  freezePoint: (db: Db, scope: Scope, inspectionPointId: string) => Promise<FrozenPoint | undefined>;
}
