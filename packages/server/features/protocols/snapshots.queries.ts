import { newId } from '@assay/domain/id';
import { afterGuard, type Db } from '../../db/pool.ts';

export interface KeptSnapshot {
  id: string;
  sha256: string;
}

export const findKeptSnapshot = (db: Db, protocolId: string, sha256: string): Promise<KeptSnapshot | undefined> =>
  afterGuard(db)
    .selectFrom('protocol_snapshot')
    .select(['id', 'sha256'])
    .where('protocol_id', '=', protocolId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

/** The snapshot of that content: a new one, or the one that is there. */
export async function ensureSnapshot(
  db: Db,
  snapshot: { protocol_id: string; sha256: string; content: string },
  now: Date,
): Promise<KeptSnapshot> {
  await afterGuard(db)
    .insertInto('protocol_snapshot')
    .values({ id: newId(now.getTime()), ...snapshot, created_at: now })
    .onConflict((known) => known.columns(['protocol_id', 'sha256']).doNothing())
    .execute();
  const kept = await findKeptSnapshot(db, snapshot.protocol_id, snapshot.sha256);
  if (!kept) throw new Error(`The snapshot ${snapshot.sha256} was not kept.`);
  return kept;
}
