import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

/** Those of the images that nothing shows: no record, no frozen point, no version of a report. */
export async function listUnshownImages(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select image.id from image where image.id = any(${ids}::uuid[])
      and not exists (select from image_use where image_use.image_id = image.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a protocol or a point showed when it was frozen stays, whatever becomes of the point. */
export async function keepFrozenImages(
  db: Db,
  place: { snapshot_id: string } | { run_extra_point_id: string },
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await afterGuard(db)
    .insertInto('frozen_image')
    .values(imageIds.map((image_id) => ({ image_id, ...place })))
    .onConflict((known) => known.doNothing())
    .execute();
}
