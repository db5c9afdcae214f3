import { newId } from '@assay/domain/id';
import { type FieldError, fieldError, notFound, Problem, refuse } from '@assay/domain/problem';
import { mostPhotos, type PhotoLayout, type StoredPhoto } from '@assay/domain/runs/result-photos';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../files/forget-images.ts';
import { bindImages, keepOriginal, listUnboundImages } from '../files/images.queries.ts';
import { listShownInVisit, type PhotoPlace, type PlacedPhoto, writePhotos } from './photos.queries.ts';

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

/** The record that shows photos, with its visit. */
interface VisitPlace extends PhotoPlace {
  visitId: string;
}

/** Drawings with the pictures that they were drawn on, of those that are new to their visit. */
interface Drawn {
  path: string;
  imageId: string;
  markedFrom: string;
}

/** A drawing is of a picture that its visit shows, or that came along with it; answers those that came along. */
async function originalsWithDrawings(
  db: Db,
  scope: Scope,
  before: readonly StoredPhoto[],
  drawn: readonly Drawn[],
  shown: ReadonlyMap<string, string>,
): Promise<string[]> {
  const isThere = ({ markedFrom }: Drawn) =>
    shown.has(markedFrom) || before.some((photo) => photo.imageId === markedFrom || photo.markedFrom === markedFrom);
  const along = drawn.filter((one) => !isThere(one));
  refuse(
    await freeImageFaults(
      db,
      scope,
      along.map(({ path, markedFrom }) => ({ path, imageId: markedFrom })),
    ),
  );
  return along.map(({ markedFrom }) => markedFrom);
}

/** Shows exactly these pictures at a place; new ones are bound to it, others let go. */
export async function setPhotos(
  db: Db,
  scope: Scope,
  { visitId, ...place }: VisitPlace,
  before: readonly StoredPhoto[],
  wanted: readonly WantedPhoto[],
  now: Date,
): Promise<PlacedPhoto[]> {
  const known = new Map(before.map((photo) => [photo.imageId, photo]));
  const photos = wanted.map(({ imageId }, i) => ({ path: `photos.${i}.imageId`, imageId }));
  const twice = photos.filter(({ imageId }, i) => photos.findIndex((other) => other.imageId === imageId) < i);
  refuse(twice.map(({ path }) => fieldError(path, 'value.twice')));
  const added = wanted.filter(({ imageId }) => !known.has(imageId));
  // A photo at one place of a visit may be shown at another: at a point and its finding, in either order.
  const shown = await listShownInVisit(
    db,
    visitId,
    added.flatMap(({ imageId, markedFrom }) => [imageId, ...(markedFrom ? [markedFrom] : [])]),
  );
  const fresh = photos.filter(({ imageId }) => !known.has(imageId) && shown.get(imageId) !== imageId);
  refuse(await freeImageFaults(db, scope, fresh));
  const isFresh = new Set(fresh.map(({ imageId }) => imageId));
  const drawn = wanted.flatMap(({ imageId, markedFrom }, i) =>
    markedFrom && isFresh.has(imageId) ? [{ path: `photos.${i}.markedFrom`, imageId, markedFrom }] : [],
  );
  const originals = await originalsWithDrawings(db, scope, before, drawn, shown);
  const placed = wanted.map(({ imageId, caption, layout }) => ({
    id: known.get(imageId)?.id ?? newId(now.getTime()),
    imageId,
    caption,
    layout,
  }));
  await writePhotos(db, place, placed);
  await bindImages(db, [...isFresh, ...originals], now);
  for (const { imageId, markedFrom } of drawn) await keepOriginal(db, imageId, markedFrom);
  const kept = new Set(wanted.map(({ imageId }) => imageId));
  await forgetImages(
    db,
    before.map(({ imageId }) => imageId).filter((id) => !kept.has(id)),
    now,
  );
  return placed;
}

/** The photos with one more at the end, or with this one shown otherwise. */
export function withPhoto(photos: readonly StoredPhoto[], shown: WantedPhoto): WantedPhoto[] {
  if (photos.some(({ imageId }) => imageId === shown.imageId))
    return photos.map((photo) => (photo.imageId === shown.imageId ? shown : photo));
  if (photos.length >= mostPhotos)
    throw new Problem('conflict', message('run.tooManyPhotos', { max: mostPhotos }), { code: 'tooMany' });
  return [...photos, shown];
}

const placeOf = (photos: readonly StoredPhoto[], imageId: string): number => {
  const place = photos.findIndex((photo) => photo.imageId === imageId);
  if (place < 0) throw notFound();
  return place;
};

export function withoutPhoto(photos: readonly StoredPhoto[], imageId: string): WantedPhoto[] {
  return photos.toSpliced(placeOf(photos, imageId), 1);
}

export function photoChanged(
  photos: readonly StoredPhoto[],
  imageId: string,
  change: Partial<Pick<WantedPhoto, 'caption' | 'layout'>>,
): WantedPhoto[] {
  const place = placeOf(photos, imageId);
  return photos.map((photo, i) => (i === place ? { ...photo, ...change } : photo));
}

/** Beyond the end means to the end. */
export function photoMoved(photos: readonly StoredPhoto[], imageId: string, index: number): WantedPhoto[] {
  const place = placeOf(photos, imageId);
  const [moved] = photos.slice(place, place + 1);
  return moved ? photos.toSpliced(place, 1).toSpliced(index, 0, moved) : [...photos];
}
