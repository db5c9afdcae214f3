import type { ShownCategory, ShownPoint, ShownRun } from '@assay/domain/reports/shown-run';
import type { Reading } from './reading.ts';

const shown = (points: readonly ShownPoint[]): ShownPoint[] => points.filter(({ showInReport }) => showInReport);

/** The points that a report shows, by category; what is not for the report has no place and no count in it. */
export const shownCategories = ({ categories }: ShownRun): ShownCategory[] =>
  categories
    .map(({ id, title, points }) => ({ id, title, points: shown(points) }))
    .filter(({ points }) => points.length > 0);

/** The same, with what the inspector added as the last. */
export function allShown(run: ShownRun, { say }: Reading): ShownCategory[] {
  const extra = shown(run.extraPoints);
  return [
    ...shownCategories(run),
    ...(extra.length > 0 ? [{ id: 'extra', title: say('extraPoints'), points: extra }] : []),
  ];
}
