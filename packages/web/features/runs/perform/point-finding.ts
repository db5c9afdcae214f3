import { bandOf, limitFor, type Product, unorderedLimits } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ResultContent } from '@assay/domain/points/results';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratingLabels } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import { ratingName } from '../RatingIcon.tsx';
import { t } from './perform.texts.ts';
import type { PointFinding } from './performing.ts';
import type { Step } from './use-run-state.ts';

/** The value that was measured, and the limit that it passed. */
function measured({ point }: SnapshotPoint, { content }: PointResult, product: Product): string {
  if (point.type !== 'Measurement') return '';
  const typed = (content as ResultContent<'Measurement'>).value.trim();
  const number = parseNumber(typed);
  if (number === undefined) return '';
  const inUnit = (one: string) => [one, point.unitValue?.trim()].filter(Boolean).join(' ');
  const limits = limitFor(point.measurementLimits, product);
  const band = limits && unorderedLimits(limits).length === 0 ? bandOf(number, limits) : 'ok';
  const limit = band === 'ok' ? null : (limits?.[band] ?? null);
  const value = inUnit(typed);
  // The comma of whoever typed the value.
  const shown = typed.includes(',') ? String(limit).replace('.', ',') : String(limit);
  return limit === null ? t('findingValue', { value }) : t('findingPassed', { value, limit: inUnit(shown) });
}

/** What is known of a bad point, for a finding: where it was found, how bad it is, and what was said of it. */
export function pointFinding(
  { at, number }: Pick<Step, 'at' | 'number'>,
  result: PointResult,
  of: PointFinding['of'],
  product: Product,
): PointFinding {
  const { rating, comment, nameOverride } = result;
  const found = t('findingText', { number, rating: ratingLabels[ratingName(rating)] });
  return {
    title: nameOverride.trim() || at.point.name,
    description: [found, measured(at, result, product), comment.trim()].filter(Boolean).join(' '),
    ...{ comment, pointId: at.id, rating, of },
  };
}
