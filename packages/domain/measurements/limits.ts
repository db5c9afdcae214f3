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
  /** Whether the limits of wider rows do not apply either; absent where they do. */
  unlimited?: true | undefined;
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

/** The rows that speak of a product, the nearest first: those of its model, of its family, and those for any, up to one that says 'no limits'. */
function rowsFor<L extends MeasurementLimit>(limits: readonly L[], product: Product): L[] {
  const ofModel = ({ productModelId }: L) => productModelId !== null && productModelId === product.productModelId;
  const ofFamily = (limit: L) =>
    limit.productModelId === null &&
    limit.productFamilyId !== null &&
    limit.productFamilyId === product.productFamilyId;
  const ofAny = (limit: L) => limit.productModelId === null && limit.productFamilyId === null;
  const rows = [ofModel, ofFamily, ofAny].flatMap((isOf) => limits.find(isOf) ?? []);
  const last = rows.findIndex(({ unlimited }) => unlimited);
  return last === -1 ? rows : rows.slice(0, last + 1);
}

export const noLimits: LimitValues = { criticalLow: null, low: null, high: null, criticalHigh: null };

/** Cell by cell the first that is set. */
const joined = (rows: readonly LimitValues[]): LimitValues =>
  Object.fromEntries(
    limitNames.map((name) => [name, rows.find((row) => row[name] !== null)?.[name] ?? null]),
  ) as unknown as LimitValues;

/** The limits that hold for a product: an empty cell of a model takes the family's, of a family the general one. */
export function limitFor(limits: readonly MeasurementLimit[], product: Product): LimitValues | undefined {
  const rows = rowsFor(limits, product);
  return rows.length > 0 ? joined(rows) : undefined;
}

/** What holds for a row's product where its own cells are empty. */
export const inheritedLimits = (limits: readonly MeasurementLimit[], row: MeasurementLimit): LimitValues =>
  joined(
    rowsFor(limits, row).filter(
      (other) => other.productModelId !== row.productModelId || other.productFamilyId !== row.productFamilyId,
    ),
  );

/** What holds for a row's product. */
export const limitsInForce = (limits: readonly MeasurementLimit[], row: MeasurementLimit): LimitValues =>
  row.unlimited ? noLimits : joined([row, inheritedLimits(limits, row)]);

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

export const isCritical = (value: number, limit: LimitValues): boolean =>
  ['criticalLow', 'criticalHigh'].includes(bandOf(value, limit));

/** How far a value lies beyond what is allowed, on whichever side; 0 within it. */
export const beyondBy = (value: number, { criticalLow, low, high, criticalHigh }: LimitValues): number =>
  Math.max(
    0,
    ...[low, criticalLow].map((limit) => (limit === null ? 0 : limit - value)),
    ...[high, criticalHigh].map((limit) => (limit === null ? 0 : value - limit)),
  );
