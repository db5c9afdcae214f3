import type { PointListItem } from '@assay/contract/points/point';
import type { Product } from '@assay/domain/measurements/limits';
import { servesProduct, servesProtocolType } from '@assay/domain/points/applicability';
import type { PointSearch } from './name-filters.ts';

export interface PointFilter {
  isSearched: PointSearch;
  /** The value of a protocol type; empty for all. */
  protocolType: string;
  /** A point serves at least one of them; none stands for all. */
  products: readonly Product[];
  /** Whether points of a type are wanted; all are by default. */
  isOfType?: (type: string) => boolean;
}

/** The points that a filter leaves, in the order in which they came. */
export const filterPoints = (
  points: readonly PointListItem[],
  { isSearched, protocolType, products, isOfType = () => true }: PointFilter,
  familyOfModel: (modelId: string) => string | undefined,
): PointListItem[] =>
  points.filter(
    ({ name, description, type, metas }) =>
      isOfType(type) &&
      (protocolType === '' || servesProtocolType(metas, protocolType)) &&
      (products.length === 0 || products.some((product) => servesProduct(metas, product, familyOfModel))) &&
      isSearched({ name, description }),
  );
