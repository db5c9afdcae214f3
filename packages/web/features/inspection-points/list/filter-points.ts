import type { PointListItem } from '@assay/contract/points/point';
import { servesProduct, servesProtocolType } from '@assay/domain/points/metas';

export interface PointFilter {
  search: string;
  /** The value of a protocol type; empty for all. */
  protocolType: string;
  /** The family and model count only when this is on. */
  byProduct: boolean;
  familyId: string;
  modelId: string;
}

/** The points that a filter leaves, in the order in which they came. */
export function filterPoints(
  points: readonly PointListItem[],
  { search, protocolType, byProduct, familyId, modelId }: PointFilter,
  familyOfModel: (modelId: string) => string | undefined,
): PointListItem[] {
  const words = search.trim().toLowerCase();
  const product = { productFamilyId: familyId || null, productModelId: modelId || null };
  const isByProduct = byProduct && familyId !== '';
  return points.filter(
    ({ name, metas }) =>
      (words === '' || name.toLowerCase().includes(words)) &&
      (protocolType === '' || servesProtocolType(metas, protocolType)) &&
      (!isByProduct || servesProduct(metas, product, familyOfModel)),
  );
}
