import type { Product } from '../measurements/limits.ts';
import type { PointKind } from './point-types.ts';

export const metaTypes = [
  'ProductFamily',
  'ProductModel',
  'AnyProductModel',
  'ProtocolType',
  'UseCaseType',
  'ProtocolTypesDefined',
  'UseCaseTypesDefined',
  'PointType',
] as const;
export type MetaType = (typeof metaTypes)[number];

/** Says what a point, a range value or a list of choices is for. */
export interface Meta {
  type: MetaType;
  /** An id, a type, 'true' or 'false', or a kind; empty for AnyProductModel. */
  value: string;
}

/** Replaces the values of one type and keeps the others. */
export const withValues = (metas: readonly Meta[], type: MetaType, values: readonly string[]): Meta[] => [
  ...metas.filter((meta) => meta.type !== type),
  ...values.map((value) => ({ type, value })),
];

export const valuesOf = (metas: readonly Meta[], type: MetaType): string[] =>
  metas.filter((meta) => meta.type === type).map(({ value }) => value);

export const familyIdsOf = (metas: readonly Meta[]): string[] => valuesOf(metas, 'ProductFamily');
export const modelIdsOf = (metas: readonly Meta[]): string[] => valuesOf(metas, 'ProductModel');

export const kindOf = (metas: readonly Meta[]): PointKind =>
  valuesOf(metas, 'PointType').includes('custom') ? 'custom' : 'general';

export const withKind = (metas: readonly Meta[], kind: PointKind): Meta[] => withValues(metas, 'PointType', [kind]);

/** Absent or 'false' means that it serves all. */
const serves = (metas: readonly Meta[], defined: MetaType, type: MetaType, wanted: string): boolean =>
  !valuesOf(metas, defined).includes('true') || valuesOf(metas, type).includes(wanted);

export const servesProtocolType = (metas: readonly Meta[], protocolType: string): boolean =>
  serves(metas, 'ProtocolTypesDefined', 'ProtocolType', protocolType);

export const servesUseCase = (metas: readonly Meta[], useCase: string): boolean =>
  serves(metas, 'UseCaseTypesDefined', 'UseCaseType', useCase);

/** A point is for a product if it names the model, or the family and none of its models, or no product at all. */
export function servesProduct(
  metas: readonly Meta[],
  product: Product,
  familyOfModel: (modelId: string) => string | undefined,
): boolean {
  const families = familyIdsOf(metas);
  const models = modelIdsOf(metas);
  if (families.length === 0 && models.length === 0) return true;
  // While no product is chosen, every point may still fit.
  if (!product.productFamilyId && !product.productModelId) return true;
  if (product.productModelId && models.includes(product.productModelId)) return true;
  const family = product.productFamilyId;
  if (!family || !families.includes(family)) return false;
  return !product.productModelId || !models.some((model) => familyOfModel(model) === family);
}

/** Inspectors see a part that names their model, any model, or none. */
export function showsForModel(metas: readonly Meta[], productModelId: string | null): boolean {
  const models = modelIdsOf(metas);
  if (models.length === 0 || metas.some(({ type }) => type === 'AnyProductModel')) return true;
  return productModelId !== null && models.includes(productModelId);
}

/** Removing a family removes its models too. */
export const withoutFamily = (
  metas: readonly Meta[],
  familyId: string,
  familyOfModel: (modelId: string) => string | undefined,
): Meta[] =>
  metas.filter(
    ({ type, value }) =>
      !(type === 'ProductFamily' && value === familyId) &&
      !(type === 'ProductModel' && familyOfModel(value) === familyId),
  );
