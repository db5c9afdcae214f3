import type { PointResult } from '@assay/domain/runs/result';
import type { RecordKey } from '../queue/records.ts';

const known = new WeakMap<PointResult, { waiting: string; result: PointResult }>();

/** A result with its photos that wait on this device: the rules count them like those that have arrived. The same object until other photos wait. */
export function withPhotos(result: PointResult, uploads: readonly RecordKey[] = []): PointResult {
  const missing = uploads.filter((key) => result.photos.every(({ imageId }) => imageId !== key));
  if (missing.length === 0) return result;
  const waiting = missing.join(' ');
  const before = known.get(result);
  if (before?.waiting === waiting) return before.result;
  const photos = missing.map((imageId) => ({ imageId, caption: '', layout: 'Default' }) as const);
  const made = { ...result, photos: [...result.photos, ...photos] };
  known.set(result, { waiting, result: made });
  return made;
}
