import { newId } from '@assay/domain/id';
import type { BatchState } from '@assay/domain/points/option-batch';
import { leastSimilarity } from '@assay/domain/points/option-batch';
import type { RangeValue } from '@assay/domain/points/parts';
import { sql } from 'kysely';
import { afterGuard, type Db, forNobody } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Only so many are worth looking through. */
const mostSimilar = 500;

/** The options of the points that one may change. */
const changeableOptions = (db: Db, scope: Scope) =>
  visible
    .points(db, scope)
    .innerJoin('dropdown', 'dropdown.inspection_point_id', 'inspection_point.id')
    .innerJoin('dropdown_option', 'dropdown_option.dropdown_id', 'dropdown.id')
    .$if(scope.companyId !== null, (query) => query.where('inspection_point.company_id', '=', scope.companyId ?? ''));

const isWaiting = sql<boolean>`exists (select from option_batch
  where option_batch.target_option_id = dropdown_option.id and option_batch.state = 'pending')`;

/** An option by its own id and that of its dropdown, if one may see it. */
export const findOption = (db: Db, scope: Scope, dropdownId: string, optionId: string) =>
  visible
    .points(db, scope)
    .innerJoin('dropdown_option', 'dropdown_option.inspection_point_id', 'inspection_point.id')
    .select(['inspection_point.id as pointId', 'dropdown_option.title'])
    .where('dropdown_option.id', '=', optionId)
    .where('dropdown_option.dropdown_id', '=', dropdownId)
    .executeTakeFirst();

const words = (title: unknown) => sql<string>`lower(regexp_replace(${title}, '\\s', '', 'g'))`;

/** Options of other points with the same words in any case and spacing, or with most of the same letters; the most similar first. */
export const listSimilarOptions = (db: Db, scope: Scope, pointId: string, title: string) =>
  changeableOptions(db, scope)
    .select([
      'dropdown.id as dropdownId',
      'dropdown.title as dropdownName',
      'inspection_point.name as inspectionPointName',
      'dropdown_option.id as optionId',
      'dropdown_option.title as optionName',
      isWaiting.as('pending'),
    ])
    .where('inspection_point.id', '<>', pointId)
    .where((given) =>
      given.or([
        given(words(sql.ref('dropdown_option.title')), '=', words(sql`${title}::text`)),
        given.and([
          // The index knows the operator alone, whose own threshold is lower.
          sql<boolean>`${sql.ref('dropdown_option.title')} % ${title}`,
          sql<boolean>`similarity(${sql.ref('dropdown_option.title')}, ${title}) >= ${leastSimilarity}`,
        ]),
      ]),
    )
    .orderBy(sql`${words(sql.ref('dropdown_option.title'))} = ${words(sql`${title}::text`)}`, 'desc')
    .orderBy(sql`similarity(${sql.ref('dropdown_option.title')}, ${title})`, 'desc')
    .orderBy('inspection_point.name')
    .orderBy('dropdown_option.id')
    .limit(mostSimilar)
    .execute();

/** Leaves those of these options that one may change. */
export const listChosenOptions = (db: Db, scope: Scope, ids: readonly string[]) =>
  changeableOptions(db, scope)
    .select([
      'dropdown_option.id',
      'dropdown_option.title',
      'inspection_point.id as pointId',
      isWaiting.as('isWaiting'),
    ])
    .where('dropdown_option.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export interface NewBatch {
  sourceOptionId: string;
  targetOptionIds: readonly string[];
  title: string;
  followUpRangeValue: RangeValue | null;
  requestedBy: string;
  requestedByName: string;
}

/** One row for each option; an earlier request of the same pair is replaced. */
export async function insertBatch(db: Db, batch: NewBatch, now: Date): Promise<void> {
  const wanted = {
    title: batch.title,
    follow_up: batch.followUpRangeValue && JSON.stringify(batch.followUpRangeValue),
    state: 'pending' as const,
    error: null,
    ended_at: null,
    requested_by: batch.requestedBy,
    requested_by_name: batch.requestedByName,
    requested_at: now,
  };
  await afterGuard(db)
    .insertInto('option_batch')
    .values(
      batch.targetOptionIds.map((target_option_id) => ({
        id: newId(now.getTime()),
        source_option_id: batch.sourceOptionId,
        target_option_id,
        ...wanted,
      })),
    )
    .onConflict((known) => known.columns(['source_option_id', 'target_option_id']).doUpdateSet(wanted))
    .execute();
}

/** The state of the updates that the options of a point asked for, as far as one may see their targets. */
export const listBatches = (db: Db, scope: Scope, pointId: string) =>
  changeableOptions(db, scope)
    .innerJoin('option_batch', 'option_batch.target_option_id', 'dropdown_option.id')
    .innerJoin('dropdown_option as source', 'source.id', 'option_batch.source_option_id')
    .select([
      'source.id as sourceOptionId',
      'dropdown.id as dropdownId',
      'dropdown.title as dropdownName',
      'inspection_point.name as inspectionPointName',
      'dropdown_option.id as optionId',
      'dropdown_option.title as optionName',
      'option_batch.state',
      'option_batch.error',
    ])
    .where('source.inspection_point_id', '=', pointId)
    .orderBy('inspection_point.name')
    .orderBy('dropdown_option.id')
    .execute();

export const findWaitingBatch = (db: Db) =>
  forNobody(db)
    .selectFrom('option_batch')
    .select(['id', 'requested_by', 'requested_by_name'])
    .where('state', '=', 'pending')
    .orderBy('requested_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Locked until the transaction ends; undefined when somebody else has ended it meanwhile. */
export const lockBatch = (db: Db, id: string) =>
  forNobody(db)
    .selectFrom('option_batch')
    .innerJoin('dropdown_option', 'dropdown_option.id', 'option_batch.target_option_id')
    .select([
      'option_batch.target_option_id as optionId',
      'option_batch.title',
      'option_batch.follow_up as followUp',
      'dropdown_option.inspection_point_id as pointId',
    ])
    .where('option_batch.id', '=', id)
    .where('option_batch.state', '=', 'pending')
    .forUpdate('option_batch')
    .executeTakeFirst();

export async function endBatch(
  db: Db,
  id: string,
  state: Exclude<BatchState, 'pending'>,
  error: string | null,
  now: Date,
) {
  await forNobody(db)
    .updateTable('option_batch')
    .set({ state, error, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

export async function removeEndedBatches(db: Db, endedUntil: Date): Promise<number> {
  const { numDeletedRows } = await forNobody(db)
    .deleteFrom('option_batch')
    .where('ended_at', '<=', endedUntil)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function countBatches(db: Db): Promise<Record<'waiting' | 'failed', number>> {
  const { rows } = await sql<Record<'waiting' | 'failed', number>>`
    select count(*) filter (where state = 'pending') as waiting, count(*) filter (where state = 'failed') as failed
    from option_batch`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
