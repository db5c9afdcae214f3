import type { Db } from '../../../db/pool.ts';
import { markForDeletion } from '../stored-files.queries.ts';
import { removeImages } from './images.queries.ts';
import { listUnshownImages } from './shown-images.queries.ts';

/** Images that were taken away from somewhere go, unless something else shows them. */
export async function forgetImages(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await markForDeletion(db, await removeImages(db, await listUnshownImages(db, ids)), now);
}
