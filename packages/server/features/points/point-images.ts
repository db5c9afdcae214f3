import { optionImagesOf } from '@assay/domain/points/option-images';
import type { Point } from '@assay/domain/points/point';
import type { Db } from '../../db/pool.ts';
import { forgetImages } from '../files/forget-images.ts';
import { bindImages } from '../files/images.queries.ts';

/** From now on the point decides who sees them. */
export async function bindNewImages(db: Db, was: Point | null, is: Point, now: Date): Promise<void> {
  const known = was ? optionImagesOf(was) : new Set();
  await bindImages(
    db,
    [...optionImagesOf(is)].filter((id) => !known.has(id)),
    now,
  );
}

/** What nothing shows any more goes; a copy of the point may, or a run that was begun with it. */
export async function dropOldImages(db: Db, was: Point, is: Point, now: Date): Promise<void> {
  const shown = optionImagesOf(is);
  await forgetImages(
    db,
    [...optionImagesOf(was)].filter((id) => !shown.has(id)),
    now,
  );
}
