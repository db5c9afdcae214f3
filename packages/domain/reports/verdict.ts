import { offeredRatings, ratings } from '../ratings.ts';
import { reportedPoints, type ShownRun } from './shown-run.ts';
import type { Verdict, WeighedRating } from './version.ts';

const worstFirst: readonly WeighedRating[] = ['ImmediateAction', 'Repair', 'Follow', 'Ok'];

/** The worst rating that there is any of. */
export const worstOf = (counts: Verdict['counts']): Verdict['worst'] =>
  worstFirst.find((name) => counts[name] > 0) ?? null;

/** The worst rating of what a report shows, and how many there are of each. */
export function verdictOf(run: ShownRun): Verdict {
  const rated = reportedPoints(run).map(({ result }) => result.rating);
  const counts = Object.fromEntries(
    offeredRatings.map((name) => [name, rated.filter((rating) => rating === ratings[name]).length]),
  ) as Verdict['counts'];
  return { worst: worstOf(counts), counts };
}
