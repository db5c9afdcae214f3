import { type Rating, ratings } from '../ratings.ts';
/** Where a measured value is good, where it asks for attention and where for action; null is no limit. */
export interface LimitValues {
  criticalLow: number | null;
  low: number | null;
  high: number | null;
  criticalHigh: number | null;
}

/** Limits of a model, of a family, or of any product if both are null. */
export interface MeasurementLimit extends LimitValues {
  productFamilyId: string | null;
  productModelId: string | null;
  /** The limits of wider rows do not apply either; absent if they do. */
  unlimited?: true | undefined;
}

export const limitNames = ['criticalLow', 'low', 'high', 'criticalHigh'] as const;
export type LimitName = (typeof limitNames)[number];

/** Names the limits that are above the next one. */
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

/** The rows for a product, the most specific first: its model, its family, any; a row that says 'no limits' ends them. */
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

/** Each limit comes from the first row that has it. */
const joined = (rows: readonly LimitValues[]): LimitValues =>
  Object.fromEntries(
    limitNames.map((name) => [name, rows.find((row) => row[name] !== null)?.[name] ?? null]),
  ) as unknown as LimitValues;

/** An empty cell of a model takes the family's limit, one of a family the general limit. */
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

export const limitsInForce = (limits: readonly MeasurementLimit[], row: MeasurementLimit): LimitValues =>
  row.unlimited ? noLimits : joined([row, inheritedLimits(limits, row)]);

export const bands = ['criticalLow', 'low', 'ok', 'high', 'criticalHigh'] as const;
export type Band = (typeof bands)[number];

/** A value exactly on a limit is still inside. */
export function bandOf(value: number, limit: LimitValues): Band {
  if (limit.criticalLow !== null && value < limit.criticalLow) return 'criticalLow';
  if (limit.criticalHigh !== null && value > limit.criticalHigh) return 'criticalHigh';
  if (limit.low !== null && value < limit.low) return 'low';
  if (limit.high !== null && value > limit.high) return 'high';
  return 'ok';
}

export const isCritical = (value: number, limit: LimitValues): boolean =>
  ['criticalLow', 'criticalHigh'].includes(bandOf(value, limit));

/** The distance beyond the limits on either side; 0 within them. */
export const beyondBy = (value: number, { criticalLow, low, high, criticalHigh }: LimitValues): number =>
  Math.max(
    0,
    ...[low, criticalLow].map((limit) => (limit === null ? 0 : limit - value)),
    ...[high, criticalHigh].map((limit) => (limit === null ? 0 : value - limit)),
  );

const suggestions: Record<Band, Rating> = {
  criticalLow: ratings.ImmediateAction,
  low: ratings.Follow,
  ok: ratings.Ok,
  high: ratings.Follow,
  criticalHigh: ratings.ImmediateAction,
};

/** What the limits make of a value; the inspector decides. */
export const suggestedRating = (band: Band): Rating => suggestions[band];
