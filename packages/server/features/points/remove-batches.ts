import { days, later } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import type { RemoveOld } from '../files/sweep-storage.ts';
import { removeEndedBatches } from './option-batches.queries.ts';

/** After that nobody asks what became of an update. */
const endedLives = days(30);

/** Removes what is left of batch updates that ended a month ago. */
export const batchRemover =
  (db: Db): RemoveOld =>
  (now) =>
    removeEndedBatches(db, later(now, -endedLives));
