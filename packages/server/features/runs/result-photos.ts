import { notFound, Problem } from '@assay/domain/problem';
import type { StoredPhoto } from '@assay/domain/runs/result-photos';
import { mostPhotos } from '@assay/domain/runs/result-photos';
import { message } from '@assay/domain/words/message';
import type { WantedPhoto } from './set-photos.ts';

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
