import { ratingLabels } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import { ratingName } from '../RatingIcon.tsx';
import { t } from './perform.texts.ts';
import type { PointFinding } from './performing.ts';
import type { Step } from './use-run-state.ts';

/** What is known of a bad point, for a finding: where it was found, how bad it is, and what was said of it. */
export function pointFinding(
  { at, number }: Pick<Step, 'at' | 'number'>,
  result: PointResult,
  of: PointFinding['of'],
): PointFinding {
  const { rating, comment, nameOverride } = result;
  const found = t('findingText', { number, rating: ratingLabels[ratingName(rating)] });
  return {
    title: nameOverride.trim() || at.point.name,
    description: [found, comment.trim()].filter(Boolean).join(' '),
    ...{ comment, pointId: at.id, rating, of },
  };
}
