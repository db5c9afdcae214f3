import type { PhotoLayout, StoredPhoto } from '@assay/domain/runs/result-photos';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** A record that shows photos: the name of its table, and of the table and column that tie photos to it. */
export type PhotoOwner = 'result' | 'finding';

/** The photos of the row of a query, in order. */
export const photosOf = (owner: PhotoOwner) => sql<StoredPhoto[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'imageId', p.image_id, 'index', p.index, 'caption', p.caption,
    'layout', p.layout, 'contentType', i.content_type, 'width', i.width, 'height', i.height, 'markedFrom', i.marked_from) order by p.index), '[]')
  from ${sql.table(`${owner}_photo`)} p join image i on i.id = p.image_id
  where p.${sql.ref(`${owner}_id`)} = ${sql.ref(`${owner}.id`)})`;

/** Finds what the points and findings of a visit show for each of these images: itself, or the drawing that took its place. */
export async function listShownInVisit(
  db: Db,
  visitId: string,
  imageIds: readonly string[],
): Promise<Map<string, string>> {
  if (imageIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; marked_from: string | null }>`
    select image.id, image.marked_from from image
    where (image.id = any(${imageIds}::uuid[]) or image.marked_from = any(${imageIds}::uuid[])) and image.id in (
      select photo.image_id from result_photo photo
      join result on result.id = photo.result_id join run on run.id = result.run_id where run.visit_id = ${visitId}
      union all select photo.image_id from finding_photo photo
      join finding on finding.id = photo.finding_id where finding.visit_id = ${visitId})
    order by image.id`.execute(db);
  return new Map([
    ...rows.flatMap(({ id, marked_from }) => (marked_from ? [[marked_from, id] as const] : [])),
    ...rows.map(({ id }) => [id, id] as const),
  ]);
}

export interface PhotoPlace {
  owner: PhotoOwner;
  id: string;
}

export interface PlacedPhoto {
  id: string;
  imageId: string;
  caption: string;
  layout: PhotoLayout;
}

/** Exactly these photos, in this order. */
export async function writePhotos(db: Db, { owner, id }: PhotoPlace, photos: readonly PlacedPhoto[]): Promise<void> {
  const table = sql.table(`${owner}_photo`);
  const column = sql.ref(`${owner}_id`);
  const all = <Key extends keyof PlacedPhoto>(key: Key) => photos.map((photo) => photo[key]);
  await sql`delete from ${table} where ${column} = ${id} and image_id <> all(${all('imageId')}::uuid[])`.execute(db);
  await sql`
    insert into ${table} (id, ${column}, image_id, index, caption, layout)
    select p.id, ${id}, p.image_id, p.place - 1, p.caption, p.layout
    from unnest(${all('id')}::uuid[], ${all('imageId')}::uuid[], ${all('caption')}::text[], ${all('layout')}::text[])
      with ordinality as p (id, image_id, caption, layout, place)
    on conflict (${column}, image_id)
    do update set index = excluded.index, caption = excluded.caption, layout = excluded.layout`.execute(db);
}
