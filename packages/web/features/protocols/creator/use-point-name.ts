import type { PointType } from '@assay/domain/points/point-types';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { t } from './categories/categories.texts.ts';
import { useCreator } from './creator-state.ts';
import { useKnown } from './known.ts';

/** How a point is called; one that is gone has the name that it had when the protocol was copied. */
export function usePointName(inspectionPointId: string): { name: string; type?: PointType; isGone: boolean } {
  const { points, ready } = useKnown();
  const { work } = useCreator();
  const copied = useDraft(work, ({ originals }) => originals[inspectionPointId]);
  const known = points.get(inspectionPointId);
  return {
    name: known?.name ?? copied?.name ?? t('unknownPoint'),
    ...(known && { type: known.type }),
    isGone: ready && !known,
  };
}
