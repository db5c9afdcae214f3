import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { reportNumbers } from '../reports/report-numbers.ts';
import type { WalkStep } from './walk.ts';

/** 'point 3', 'Points 3, 4 and 7', '#12'. */
const numbersIn = /(?:\bpoints?\s*|#)(\d+(?:\s*(?:,|;|&|and|to|-|–)\s*\d+)*)/gi;
/** Shorter names would be found inside other words. */
const shortestName = 4;

/** Finds the points that a reviewer names by number or name, in the order of work. */
export function namedPoints<Step extends WalkStep<SnapshotPoint>>(text: string, steps: readonly Step[]): Step[] {
  const numbers = reportNumbers(steps);
  const named = new Set(
    [...text.matchAll(numbersIn)].flatMap(([, list = '']) => list.match(/\d+/g)?.map(Number) ?? []),
  );
  const lower = text.toLowerCase();
  return steps.filter(({ at }) => {
    const name = at.point.name.trim().toLowerCase();
    return named.has(numbers.get(at.id) ?? 0) || (name.length >= shortestName && lower.includes(name));
  });
}
