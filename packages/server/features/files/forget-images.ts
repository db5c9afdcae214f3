import type { Db } from '../../db/pool.ts';
import { listOriginals, listUnshownImages, removeImages } from './images.queries.ts';
import { markForDeletion } from './stored-files.queries.ts';

/** Images that were taken away from somewhere go, unless something else shows them. */
export async function forgetImages(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const all = [...new Set([...ids, ...(await listOriginals(db, ids))])];
  // Once the drawings are gone, nothing shows what they were drawn on.
  for (const some of [ids, all])
    await markForDeletion(db, await removeImages(db, await listUnshownImages(db, some)), now);
}
