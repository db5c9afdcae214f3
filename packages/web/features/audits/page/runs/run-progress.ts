import type { RunOutline } from '@assay/contract/audits';
import { type Rating, ratings, worstRating } from '@assay/domain/ratings';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { progressOf } from '../../../runs/perform/run-progress.ts';
import { startKey } from '../../../runs/perform/run-states.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf } from '../../../runs/queue/records.ts';
import { resultsByRun, waitingPhotos } from '../../../runs/queue/result-keys.ts';
import type { RunModels } from './use-run-models.ts';

/** How many points of a run are done, by the rule that each of them is drawn by, and the worst that was found in it. */
export interface RunProgress {
  done: number;
  all: number;
  /** Null as well while all is Ok and something is still to do: a tick would say that nothing is. */
  worst: Rating | null;
}

const withoutEarlyOk = (progress: RunProgress): RunProgress =>
  progress.done < progress.all && progress.worst === ratings.Ok ? { ...progress, worst: null } : progress;

/** What was found for each state of a run: the head, the list and every unfolded point ask at each key. */
const known = new WeakMap<RunModel, { of: readonly unknown[]; progress: RunProgress }>();

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);

/** As the outline says until its answers are loaded, then as they stand on the page. */
export function runProgress(queue: FieldQueue, models: RunModels, run: RunOutline): RunProgress {
  // Of what an earlier Assay left on this device only the answers are known.
  const { toDo: all = run.points, done = run.answered, worst } = run;
  const asRead = withoutEarlyOk({ done, all, worst });
  const model = models.get(run.id);
  if (!model) return asRead;
  const results = resultsByRun(queue).get(run.id) ?? [];
  const photos = [...waitingPhotos(queue)].flatMap(([key, waiting]) => (idsOf(key)[0] === run.id ? waiting : []));
  const of = [queue.shown(startKey(run.id)), ...results, ...photos];
  const before = known.get(model);
  if (before && isSame(before.of, of)) return before.progress;
  const work = model.work();
  // It is read, and not taken over yet.
  if (stepsOf(work).some(({ at }) => !work.results.has(at.id))) return asRead;
  const progress = withoutEarlyOk({
    ...progressOf([model]),
    worst: worstRating(results.map(({ rating }) => rating)),
  });
  // The answer to a point that was just added may be here before its point.
  if (work.results.size === results.length) known.set(model, { of, progress });
  return progress;
}

/** Whether anything of a run that the report shows is left to do. */
export const isOpenRun = (queue: FieldQueue, models: RunModels, run: RunOutline): boolean => {
  const { done, all } = runProgress(queue, models, run);
  return run.includedInReport && done < all;
};
