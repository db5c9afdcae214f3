import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { StoredImage } from './store-image.ts';
import { keepFiles } from './stored-files.queries.ts';

interface ImageOwner {
  id: string;
  ownerUserId: string;
  point?: { protocolPointId: string; index: number };
}

/** Part of the write that the image was sent for: its files are kept with it, or not at all. */
export async function createImage(db: Db, image: StoredImage, owner: ImageOwner, now: Date): Promise<void> {
  await keepFiles(db, Object.values(image.files));
  await afterGuard(db)
    .insertInto('image')
    .values({
      id: owner.id,
      name: image.name,
      content_type: image.contentType,
      width: image.width,
      height: image.height,
      original_file_id: image.files.original,
      report_file_id: image.files.report,
      thumbnail_file_id: image.files.thumbnail,
      owner_user_id: owner.ownerUserId,
      protocol_point_id: owner.point?.protocolPointId ?? null,
      index: owner.point?.index ?? null,
      created_at: now,
    })
    .execute();
}

export const findImage = (db: Db, scope: Scope, id: string) =>
  visible
    .images(db, scope)
    .select([
      'image.id',
      'image.name',
      'image.content_type as contentType',
      'image.original_file_id as original',
      'image.report_file_id as report',
      'image.thumbnail_file_id as thumbnail',
    ])
    .where('image.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** Images that the caller may still put into a record: their own, not yet in one. */
export const listUnboundImages = (db: Db, scope: Scope, ids: readonly string[]) =>
  visible
    .images(db, scope)
    .select('image.id')
    .where('image.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('image.bound_at', 'is', null)
    .forUpdate()
    .modifyEnd(prepared)
    .execute();

/** Leaves it to the record from now on who may see them. */
export async function bindImages(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db)
    .updateTable('image')
    .set({ bound_at: sql<Date>`coalesce(bound_at, ${now})` })
    .where('id', 'in', ids)
    .execute();
}

/** Ties a drawing to the picture that was taken, also where that was drawn on before. */
export async function keepOriginal(db: Db, id: string, markedFrom: string): Promise<void> {
  await sql`update image set marked_from = (select coalesce(taken.marked_from, taken.id) from image taken
    where taken.id = ${markedFrom}) where id = ${id}`.execute(db);
}

/** The pictures that these were drawn on. */
export async function listOriginals(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await afterGuard(db).selectFrom('image').select('marked_from').where('id', 'in', ids).execute();
  return rows.flatMap(({ marked_from }) => marked_from ?? []);
}

/** Removes images; answers their files, which nothing shows then. */
export async function removeImages(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await afterGuard(db)
    .deleteFrom('image')
    .where('id', 'in', ids)
    .returning(['original_file_id', 'report_file_id', 'thumbnail_file_id'])
    .execute();
  return [...new Set(rows.flatMap((row) => Object.values(row)))];
}

/** Finds those images that nothing shows: no record, no frozen point, no version of a report. */
export async function listUnshownImages(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select image.id from image where image.id = any(${ids}::uuid[])
      and not exists (select from image_use where image_use.image_id = image.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps the images of a protocol or a point as it was frozen, whatever happens to the point later. */
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
