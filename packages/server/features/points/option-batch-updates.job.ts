import { withBatchValues } from '@assay/domain/points/option-batch';
import { minutes } from '@assay/domain/time';
import { type Code, worded } from '@assay/domain/words/message';
import type pg from 'pg';
import { isDatabaseAway } from '../../db/availability.ts';
import { type Db, type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { Service } from '../../jobs/service.ts';
import { countBatches, endBatch, findWaitingBatch, lockBatch } from './option-batches.queries.ts';
import { optionBatchUpdatesId } from './option-batches.ts';
import { lockPoint } from './point-record.queries.ts';
import { updatePoint } from './points.queries.ts';
import { pointOf } from './read-point.ts';
import { dropOldTexts } from './save-translations.ts';
import { writePoint } from './write-point.ts';

interface BatchDeps {
  pool: pg.Pool;
  db: WholeDb;
}

/** The person who asked for an update had the right to when they asked. */
const everything = { userId: '', companyId: null, divisionIds: null };

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingBatch>>>;
type End = 'updated' | 'failed' | 'gone';

/** Changes the option and says so in one transaction: after any crash it is either wholly done or wholly to do. */
async function apply(db: Db, id: string, now: Date): Promise<End> {
  const batch = await lockBatch(db, id);
  if (!batch) return 'gone';
  const record = await lockPoint(db, everything, batch.pointId);
  if (!record) {
    await endBatch(db, id, 'failed', 'point.goneMeanwhile' satisfies Code, now);
    return 'failed';
  }
  const values = { title: batch.title, followUpRangeValue: batch.followUp };
  const point = withBatchValues(pointOf(record), batch.optionId, values);
  await writePoint(db, record.id, record, point, now, () => updatePoint(db, record.id, {}));
  await dropOldTexts(db, record, point);
  await endBatch(db, id, 'done', null, now);
  return 'updated';
}

interface Ended {
  end: End;
  /** Set for an unexpected failure. */
  error?: unknown;
}

async function work({ pool, db }: BatchDeps, waiting: Waiting, now: Date): Promise<Ended> {
  const { id, requested_by, requested_by_name } = waiting;
  const actor = { ...nobody, id: requested_by, name: requested_by_name };
  try {
    return { end: await inTransaction(pool, actor, (inside) => apply(withoutScopedTables(inside), id, now)) };
  } catch (error) {
    // A database that went away comes back; anything else would fail again, and must not hold up the others.
    if (isDatabaseAway(error)) throw error;
    await endBatch(withoutScopedTables(db), id, 'failed', 'point.updateFailed' satisfies Code, now);
    return { end: 'failed', error };
  }
}

const failedNote = (failed: number): string => worded({ code: 'point.updatesFailed', values: { count: failed } }, 'en');

/** Brings the title and follow-up of saved options to those that were chosen for it, one by one. */
export const optionBatchUpdates = (deps: BatchDeps): Service => ({
  id: optionBatchUpdatesId,
  about: 'Copies the title and follow-up of a saved dropdown option to the options chosen in other points.',
  every: minutes(15),
  run: async ({ now, report }) => {
    const db = withoutScopedTables(deps.db);
    const counts = { updated: 0, failed: 0 };
    let unexpected = '';
    const { waiting: of } = await countBatches(db);
    for (let done = 0; ; done++) {
      await report({ done, of: Math.max(of, done), what: 'options' });
      const waiting = await findWaitingBatch(db);
      if (!waiting) break;
      const { end, error } = await work(deps, waiting, now());
      if (error) unexpected = ` ${error instanceof Error ? error.message : String(error)}`;
      if (end !== 'gone') counts[end]++;
    }
    const standing = await countBatches(db);
    return { counts, standing, ...(standing.failed > 0 && { note: `${failedNote(standing.failed)}${unexpected}` }) };
  },
});
