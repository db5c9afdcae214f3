import { isId } from '@assay/domain/id';
import { optionIn, touchedOptions, type WantedBatch } from '@assay/domain/points/option-batch';
import type { Point } from '@assay/domain/points/point';
import { type FieldError, fieldError, Problem, refuse } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import type { RemoveOld } from '../files/sweep-storage.ts';
import { insertBatch, listChosenOptions, removeEndedBatches } from './option-batches.queries.ts';
import type { PointRecord } from './point-record.queries.ts';

export const optionBatchUpdatesId = 'option-batch-updates';

const optionLocked = (option: string): Problem =>
  new Problem('conflict', message('point.optionLocked', { option }), { code: 'optionLocked' });

/** The options of a point that wait for the batch update of another one. */
const waitingOptions = ({ dropdown_options }: Pick<PointRecord, 'dropdown_options'>): string[] =>
  dropdown_options.filter(({ batch_id }) => batch_id !== null).map(({ id }) => id);

/** An option that waits for a batch update is neither changed nor removed, nor does it start one of its own. */
export function refuseLocked(record: PointRecord, before: Point, after: Point, batches: readonly WantedBatch[]): void {
  const waiting = waitingOptions(record);
  const starting = batches.flatMap(({ sourceOptionId }) => (waiting.includes(sourceOptionId) ? [sourceOptionId] : []));
  const [locked] = [...touchedOptions(before, after, waiting), ...starting.flatMap((id) => optionIn(before, id) ?? [])];
  if (locked) throw optionLocked(locked.title);
}

interface Requester {
  scope: Scope;
  userId: string;
  name: string;
}

/** Asks for the batch updates that came with a point, as part of its save; they start once it is committed. */
export async function startBatches(
  db: Db,
  { scope, userId, name }: Requester,
  pointId: string,
  point: Point,
  batches: readonly WantedBatch[],
  now: Date,
): Promise<void> {
  if (batches.length === 0) return;
  const ids = batches.flatMap(({ optionIds }) => optionIds);
  const chosen = new Map((await listChosenOptions(db, scope, ids.filter(isId))).map((option) => [option.id, option]));
  const errors = batches.flatMap(({ optionIds, path }) =>
    optionIds.flatMap((id, place): FieldError[] => {
      const option = chosen.get(id);
      if (!option) return [fieldError(`${path}.${place}`, 'point.optionUnknown')];
      return option.pointId === pointId ? [fieldError(`${path}.${place}`, 'point.optionOfSamePoint')] : [];
    }),
  );
  if (new Set(ids).size < ids.length) errors.push(fieldError(batches[0]?.path ?? '', 'point.optionTwice'));
  refuse(errors);
  const waiting = [...chosen.values()].find(({ isWaiting }) => isWaiting);
  if (waiting) throw optionLocked(waiting.title);
  for (const { sourceOptionId, optionIds } of batches) {
    const source = optionIn(point, sourceOptionId);
    // An option without a title is dropped, and has nothing to give.
    if (!source) continue;
    const { title, followUpRangeValue } = source;
    const requested = { requestedBy: userId, requestedByName: name };
    await insertBatch(db, { sourceOptionId, targetOptionIds: optionIds, title, followUpRangeValue, ...requested }, now);
  }
  await wakeService(db, optionBatchUpdatesId);
}

/** Nobody asks about an update after that time. */
const endedLives = days(30);

/** Removes the rows of batch updates that ended a month ago. */
export const batchRemover =
  (db: Db): RemoveOld =>
  (now) =>
    removeEndedBatches(db, later(now, -endedLives));
