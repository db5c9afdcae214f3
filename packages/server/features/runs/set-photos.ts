import { newId } from '@assay/domain/id';
import { type FieldError, fieldError, refuse } from '@assay/domain/problem';
import type { PhotoLayout, StoredPhoto } from '@assay/domain/runs/result-photos';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../files/images/forget-images.ts';
import { bindImages, keepOriginal, listUnboundImages } from '../files/images/images.queries.ts';
import { type PhotoPlace, type PlacedPhoto, writePhotos } from './photos.queries.ts';

export interface WantedPhoto {
  imageId: string;
  caption: string;
  layout: PhotoLayout;
  /** The photo of this place that it was drawn on. */
  markedFrom?: string | null | undefined;
}

/** A picture of one's own that stands in no record yet, or the faults of saying so. */
export async function freeImageFaults(
  db: Db,
  scope: Scope,
  photos: readonly { path: string; imageId: string }[],
): Promise<FieldError[]> {
  if (photos.length === 0) return [];
  const ids = photos.map(({ imageId }) => imageId);
  const free = new Set((await listUnboundImages(db, scope, ids)).map(({ id }) => id));
  return photos.filter(({ imageId }) => !free.has(imageId)).map(({ path }) => fieldError(path, 'photo.unknown'));
}

/** Shows exactly these pictures at a place; new ones are bound to it, others let go. */
export async function setPhotos(
  db: Db,
  scope: Scope,
  place: PhotoPlace,
  before: readonly StoredPhoto[],
  wanted: readonly WantedPhoto[],
  now: Date,
  /** Pictures of the same visit that may be shown here, too. */
  shared: ReadonlySet<string> = new Set(),
): Promise<PlacedPhoto[]> {
  const known = new Map(before.map((photo) => [photo.imageId, photo]));
  const photos = wanted.map(({ imageId }, i) => ({ path: `photos.${i}.imageId`, imageId }));
  const twice = photos.filter(({ imageId }, i) => photos.findIndex((other) => other.imageId === imageId) < i);
  refuse(twice.map(({ path }) => fieldError(path, 'value.twice')));
  const added = photos.filter(({ imageId }) => !known.has(imageId));
  const fresh = added.filter(({ imageId }) => !shared.has(imageId));
  refuse(await freeImageFaults(db, scope, fresh));
  const drawn = wanted.flatMap(({ imageId, markedFrom }, i) =>
    markedFrom && !known.has(imageId) ? [{ path: `photos.${i}.markedFrom`, imageId, markedFrom }] : [],
  );
  const isTaken = ({ markedFrom }: (typeof drawn)[number]) =>
    before.some((photo) => photo.imageId === markedFrom || photo.markedFrom === markedFrom);
  refuse(drawn.filter((one) => !isTaken(one)).map(({ path }) => fieldError(path, 'photo.unknown')));
  const placed = wanted.map(({ imageId, caption, layout }) => ({
    id: known.get(imageId)?.id ?? newId(now.getTime()),
    imageId,
    caption,
    layout,
  }));
  await writePhotos(db, place, placed);
  await bindImages(
    db,
    fresh.map(({ imageId }) => imageId),
    now,
  );
  for (const { imageId, markedFrom } of drawn) await keepOriginal(db, imageId, markedFrom);
  const shown = new Set(wanted.map(({ imageId }) => imageId));
  await forgetImages(
    db,
    before.map(({ imageId }) => imageId).filter((id) => !shown.has(id)),
    now,
  );
  return placed;
}
