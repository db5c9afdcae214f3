import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';

/** A request that names a record, as far as finding it goes. */
export interface RecordRequest {
  db: Db;
  scope: Scope;
  params: { id: string };
}
