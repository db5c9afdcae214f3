import { numberText } from '../../../ui/number-text.ts';
import { t } from './detail.texts.ts';

export const pointCount = (count: number): string =>
  count === 1 ? t('onePoint') : t('points', { count: numberText(count) });

/** '400 points in 30 categories'. */
export function extentText(categories: readonly { inspectionPoints: readonly unknown[] }[]): string {
  const points = categories.reduce((sum, { inspectionPoints }) => sum + inspectionPoints.length, 0);
  const many = categories.length;
  return t('extent', {
    points: pointCount(points),
    categories: many === 1 ? t('oneCategory') : t('manyCategories', { count: numberText(many) }),
  });
}
