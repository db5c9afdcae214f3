import type { Product } from '../measurements/limits.ts';
import { missingEntries } from '../points/rules.ts';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { ratings } from '../ratings.ts';
import type { PointResult } from './result.ts';

/** True if a tap answered everything, so that the next point can open by itself; a bad rating needs words and photos. */
export function saysAll({ point }: SnapshotPoint, { content, rating }: PointResult, product: Product): boolean {
  if (rating === ratings.NotApplicable) return true;
  const isFine = point.ratingField.present ? rating === ratings.Ok : rating === ratings.NotSet;
  if (!isFine) return false;
  // A rated point whose text may stay empty is answered by its rating.
  if (point.type === 'Comment' && point.ratingField.present) return true;
  return missingEntries(point, content, product).length === 0;
}

/** The next open step, or the first one before it; undefined if all others are done. */
export function nextOpen<Step>(
  steps: readonly Step[],
  place: number,
  isOpen: (step: Step) => boolean,
): Step | undefined {
  return [...steps.slice(place + 1), ...steps.slice(0, Math.max(0, place))].find(isOpen);
}
