import type { Dropdown } from '@assay/domain/points/parts';
import type { Point } from '@assay/domain/points/point';
import type { Db } from '../../db/pool.ts';
import { doomFiles } from '../files/stored-files.queries.ts';
import { bindImages, removeImages } from '../images/images.queries.ts';
import { listUnusedImages } from './point-images.queries.ts';

/** The images that the options of a point show. */
export function imagesOf(point: Point): Set<string> {
  const { dropdowns = [] } = point as { dropdowns?: Dropdown[] };
  const ids = dropdowns.flatMap(({ options }) => options.map(({ imageId }) => imageId));
  return new Set(ids.filter((id) => id !== null));
}

/** From now on the point decides who sees them. */
export async function bindNewImages(db: Db, was: Point | null, is: Point, now: Date): Promise<void> {
  const known = was ? imagesOf(was) : new Set();
  await bindImages(
    db,
    [...imagesOf(is)].filter((id) => !known.has(id)),
    now,
  );
}

/** What no point shows any more, not even a copy of this one, goes. */
export async function dropOldImages(db: Db, was: Point, is: Point, now: Date): Promise<void> {
  const shown = imagesOf(is);
  const gone = [...imagesOf(was)].filter((id) => !shown.has(id));
  if (gone.length === 0) return;
  await doomFiles(db, await removeImages(db, await listUnusedImages(db, gone)), now);
}
