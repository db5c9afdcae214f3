import { type Rating, ratings } from '@assay/domain/ratings';
import type { ShownCategory, ShownPoint, ShownRun } from '@assay/domain/reports/shown-run';
import type { Reading } from './reading.ts';

const shown = (points: readonly ShownPoint[]): ShownPoint[] => points.filter(({ showInReport }) => showInReport);

/** The points that a report shows, by category, what the inspector added last; what is not for the report has no place and no count in it. */
export function allShown({ categories, extraPoints }: ShownRun, { say }: Reading): ShownCategory[] {
  return [...categories, { id: 'extra', title: say('extraPoints'), points: extraPoints }]
    .map(({ id, title, points }) => ({ id, title, points: shown(points) }))
    .filter(({ points }) => points.length > 0);
}

const worseThanOk: readonly Rating[] = [ratings.Follow, ratings.Repair, ratings.ImmediateAction];

export const needsAttention = ({ result }: Pick<ShownPoint, 'result'>): boolean => worseThanOk.includes(result.rating);
