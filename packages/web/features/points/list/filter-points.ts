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
  /** Only those that the reader may change and that have an outdated translation. */
  outdated?: boolean;
  /** The id of a product category; empty for all. */
  category?: string;
  /** Whether those that no protocol includes are wanted alone. */
  unusedOnly?: boolean;
}

/** Which points a page is about; must stay the same function. */
export type AmongPoints = (point: PointListItem) => boolean;

export const everyPoint: AmongPoints = () => true;

/** What is known of products by their ids. */
export interface KnownProducts {
  familyOfModel: (modelId: string) => string | undefined;
  categoryOfFamily: (familyId: string) => string | undefined;
}

/** A point that names no product serves those of its category; which product is meant may still be open. */
function serves({ metas, productCategoryId }: PointListItem, product: Product, known: KnownProducts): boolean {
  if (!servesProduct(metas, product, known.familyOfModel)) return false;
  if (metas.some(({ type }) => type === 'ProductFamily' || type === 'ProductModel')) return true;
  const category = product.productFamilyId && known.categoryOfFamily(product.productFamilyId);
  return !category || category === productCategoryId;
}

/** Whether its reader has a translation of it to look after. */
export const isOutdated = ({ editable, languages }: PointListItem): boolean =>
  editable && languages.some((language) => language.outdated);

/** The points that a filter leaves, in the order in which they came. */
export function filterPoints(
  points: readonly PointListItem[],
  {
    isSearched,
    protocolType,
    products,
    isOfType = () => true,
    category = '',
    unusedOnly = false,
    faulty = false,
    outdated = false,
  }: PointFilter,
  known: KnownProducts,
): PointListItem[] {
  return points.filter(
    (point) =>
      isOfType(point.type) &&
      (category === '' || point.productCategoryId === category) &&
      (!unusedOnly || point.unused) &&
      (!faulty || point.faultyExpression) &&
      (!outdated || isOutdated(point)) &&
      (protocolType === '' || servesProtocolType(point.metas, protocolType)) &&
      (products.length === 0 || products.some((product) => serves(point, product, known))) &&
      isSearched(point),
  );
}
