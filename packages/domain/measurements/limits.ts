/** Where a measured value is good, where it asks for attention and where for action; null is no limit. */
export interface LimitValues {
  criticalLow: number | null;
  low: number | null;
  high: number | null;
  criticalHigh: number | null;
}

/** Limits of a model, of a family, or of any product when both are null. */
export interface MeasurementLimit extends LimitValues {
  productFamilyId: string | null;
  productModelId: string | null;
}

export const limitNames = ['criticalLow', 'low', 'high', 'criticalHigh'] as const;
export type LimitName = (typeof limitNames)[number];

/** The names of limits that stand above a later one. */
export function unorderedLimits(limit: LimitValues): LimitName[] {
  const set = limitNames.filter((name) => limit[name] !== null);
  return set.filter((name, place) => {
    const next = set[place + 1];
    return next !== undefined && (limit[name] ?? 0) > (limit[next] ?? 0);
  });
}

export interface Product {
  productFamilyId: string | null;
  productModelId: string | null;
}

/** The limits that hold for a product: those of its model, else of its family, else those for any. */
export function limitFor<L extends MeasurementLimit>(limits: readonly L[], product: Product): L | undefined {
  const ofModel = ({ productModelId }: L) => productModelId !== null && productModelId === product.productModelId;
  const ofFamily = (limit: L) =>
    limit.productModelId === null &&
    limit.productFamilyId !== null &&
    limit.productFamilyId === product.productFamilyId;
  const ofAny = (limit: L) => limit.productModelId === null && limit.productFamilyId === null;
  return limits.find(ofModel) ?? limits.find(ofFamily) ?? limits.find(ofAny);
}

export const bands = ['criticalLow', 'low', 'ok', 'high', 'criticalHigh'] as const;
export type Band = (typeof bands)[number];

/** The band that a value falls into; on a limit it is still inside. */
export function bandOf(value: number, limit: LimitValues): Band {
  if (limit.criticalLow !== null && value < limit.criticalLow) return 'criticalLow';
  if (limit.criticalHigh !== null && value > limit.criticalHigh) return 'criticalHigh';
  if (limit.low !== null && value < limit.low) return 'low';
  if (limit.high !== null && value > limit.high) return 'high';
  return 'ok';
}
