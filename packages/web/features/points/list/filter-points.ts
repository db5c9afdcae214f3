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
  /** Only those with an expression that cannot be used. */
  faulty?: boolean;
}

/** The points that a filter leaves, in the order in which they came. */
export const filterPoints = (
  points: readonly PointListItem[],
  { isSearched, protocolType, products, isOfType = () => true, faulty = false }: PointFilter,
  familyOfModel: (modelId: string) => string | undefined,
): PointListItem[] =>
  points.filter(
    ({ name, description, type, metas, faultyExpression }) =>
      isOfType(type) &&
      (!faulty || faultyExpression) &&
      (protocolType === '' || servesProtocolType(metas, protocolType)) &&
      (products.length === 0 || products.some((product) => servesProduct(metas, product, familyOfModel))) &&
      isSearched({ name, description }),
  );
