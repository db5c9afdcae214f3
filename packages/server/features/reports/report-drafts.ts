import { createHash } from 'node:crypto';
import { canonicalJson } from '@assay/domain/canonical-json';
import { days, later } from '@assay/domain/time';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import { markForDeletion } from '../files/stored-files.queries.ts';
import { keepDraft, removeDrafts } from './report-drafts.queries.ts';
import type { DraftKey } from './report-files.queries.ts';
import type { ReportRoot } from './report-root.ts';

/** After that it is made anew for whoever asks. */
const draftLives = days(1);

/** What stands now, kept under the hash of its content: the same content is the same draft, and has one file. */
export async function draftOfNow(db: Db, root: ReportRoot, visitId: string, now: Date): Promise<DraftKey> {
  const content = canonicalJson((await root.draft(db, visitId)).version);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { visitId, draftId: await keepDraft(db, { visitId, content, sha256 }, now), language: 'en' };
}

/** Drafts that nobody asked for since yesterday go, with their files; answers how many files. */
export const removeOldDrafts = (pool: pg.Pool, now: Date): Promise<number> =>
  inTransaction(pool, nobody, async (transaction) => {
    const db = withoutScopedTables(transaction);
    const fileIds = await removeDrafts(db, later(now, -draftLives));
    await markForDeletion(db, fileIds, now);
    return fileIds.length;
  });
