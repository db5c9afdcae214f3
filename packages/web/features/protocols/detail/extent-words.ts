import { t } from './detail.texts.ts';

export const pointCount = (count: number): string => t('points', { count });

/** '400 points in 30 categories'. */
export function extentText(categories: readonly { inspectionPoints: readonly unknown[] }[]): string {
  const points = categories.reduce((sum, { inspectionPoints }) => sum + inspectionPoints.length, 0);
  return t('extent', {
    points: pointCount(points),
    categories: t('categoryCount', { count: categories.length }),
  });
}
