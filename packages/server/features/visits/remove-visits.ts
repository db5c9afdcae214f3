import { days, later } from '@assay/domain/time';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import { forgetImages } from '../files/forget-images.ts';
import { markForDeletion } from '../files/stored-files.queries.ts';
import { claimDeletedVisit, listImagesOf, removeVisit } from './remove-visits.queries.ts';

/** Nobody asks for a deleted visit back after that time. */
const deletedLives = days(30);

async function removeNext(db: Db, now: Date): Promise<boolean> {
  const visit = await claimDeletedVisit(db, later(now, -deletedLives));
  if (!visit) return false;
  const imageIds = await listImagesOf(db, visit.id);
  await markForDeletion(db, await removeVisit(db, visit.id), now);
  await forgetImages(db, imageIds, now);
  return true;
}

/** Removes visits that were deleted a month ago, each in a transaction of its own; answers how many. */
export const visitRemover =
  (pool: pg.Pool) =>
  async (now: Date): Promise<number> => {
    let removed = 0;
    while (await inTransaction(pool, nobody, (transaction) => removeNext(withoutScopedTables(transaction), now)))
      removed += 1;
    return removed;
  };
