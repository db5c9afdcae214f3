import { type ImageSize, imageSizes } from '@assay/domain/files';
import type { Db } from '../../db/pool.ts';
import type { Destination } from '../../frame/uploads.ts';
import { readImage } from './read-image.ts';
import { storeBytes } from './stored-files.ts';

export interface StoredImage {
  name: string;
  contentType: string;
  width: number;
  height: number;
  /** The stored files of its copies, all pending; small pictures share one. */
  files: Record<ImageSize, string>;
}

/** Reads a picture and stores its copies as pending; holds no connection while it does. */
export async function storeImage(
  db: Db,
  destination: Destination,
  sent: { path: string; name: string },
  now: Date,
): Promise<StoredImage> {
  const { contentType, width, height, copies } = await readImage(sent.path, destination.owner?.turnKey);
  const stored = new Map<Buffer, string>();
  const files = {} as Record<ImageSize, string>;
  for (const size of imageSizes) {
    const bytes = copies[size];
    const known =
      stored.get(bytes) ?? (await storeBytes(db, destination, { name: sent.name, contentType, bytes }, now));
    stored.set(bytes, known);
    files[size] = known;
  }
  return { name: sent.name, contentType, width, height, files };
}
