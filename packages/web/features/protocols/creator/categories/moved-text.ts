import { findPoint } from '@assay/domain/protocols/editing/points';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { t } from './categories.texts.ts';

/** Where a point has come to, for those who do not see it. */
export function movedText(protocol: Protocol, pointId: string, name: string): string {
  const found = findPoint(protocol, pointId);
  if (!found) return '';
  const { category, point } = found;
  return t('moved', {
    point: name,
    number: category.inspectionPoints.indexOf(point) + 1,
    last: category.inspectionPoints.length,
    category: category.title,
  });
}
