import { days, later } from '@assay/domain/time';
import type pg from 'pg';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { RemoveOld } from '../files/sweep-storage.ts';
import { removeDeletedDocuments } from './write-documents.queries.ts';

/** As long as the bytes of a deleted document wait: these cannot go before the versions that name them. */
const deletedLives = days(30);

/** Removes for good the documents that were deleted a month ago. */
export const documentRemover =
  (pool: pg.Pool): RemoveOld =>
  (now) =>
    inTransaction(pool, nobody, (db) => removeDeletedDocuments(withoutScopedTables(db), later(now, -deletedLives)));
