import { offeredRatings, ratings } from '../ratings.ts';
import { reportedPoints, type ShownRun } from './shown-run.ts';
import type { Verdict, WeighedRating } from './version.ts';

const worstFirst: readonly WeighedRating[] = ['ImmediateAction', 'Repair', 'Follow', 'Ok'];

/** The worst rating that there is any of, besides those that were fixed on site; where all were, nothing is left to do. */
export function worstOf(counts: Verdict['counts'], fixed: Verdict['fixed'] = {}): Verdict['worst'] {
  const left = worstFirst.find((name) => counts[name] > (fixed[name] ?? 0));
  return left ?? (worstFirst.some((name) => counts[name] > 0) ? 'Ok' : null);
}

/** The worst rating of what a report shows, and how many there are of each. */
export function verdictOf(run: ShownRun): Verdict {
  const results = reportedPoints(run).map(({ result }) => result);
  const countOf = (name: (typeof offeredRatings)[number], among = results) =>
    among.filter(({ rating }) => rating === ratings[name]).length;
  const counts = Object.fromEntries(offeredRatings.map((name) => [name, countOf(name)])) as Verdict['counts'];
  const fixedResults = results.filter(({ fixedOnSite }) => fixedOnSite);
  if (fixedResults.length === 0) return { worst: worstOf(counts), counts };
  const fixed = Object.fromEntries(
    offeredRatings.map((name) => [name, countOf(name, fixedResults)] as const).filter(([, count]) => count > 0),
  );
  return { worst: worstOf(counts, fixed), counts, fixed };
}
