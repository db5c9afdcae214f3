import type { RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';

/** A run that nobody has answered yet, as the page of its audit lists it. */
export const outlineOfRun = (
  { choices: _, samples: __, results, extraPoints, ...run }: RunReply,
  place: Pick<RunOutline, 'stage' | 'index'>,
): RunOutline => ({
  ...run,
  ...place,
  points: results.length,
  answered: 0,
  photos: 0,
  toDo: results.length,
  done: 0,
  extraPointCount: extraPoints.length,
  worst: null,
});
