import { type LimitName, limitNames, type MeasurementLimit } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { temporaryId } from '@assay/domain/points/new-parts';
import { type LimitDraft, unreadLimits } from '../form/point-draft.ts';
import type { Products } from '../products.ts';

/** What is typed into a cell: the number that it says, beside the text itself. */
export const typedLimit = (name: LimitName, text: string): Partial<LimitDraft> => ({
  [`${name}Display`]: text,
  [name]: parseNumber(text) ?? null,
});

export const limitText = (limit: LimitDraft, name: LimitName): string =>
  limit[`${name}Display`] ?? limit[name]?.toString() ?? '';

export const newLimitRow = (productFamilyId: string | null, productModelId: string | null): LimitDraft => ({
  id: temporaryId(),
  productFamilyId,
  productModelId,
  criticalLow: null,
  low: null,
  high: null,
  criticalHigh: null,
});

const isGeneral = ({ productFamilyId, productModelId }: MeasurementLimit): boolean =>
  productFamilyId === null && productModelId === null;

/** The rows of the editor: there is always one for any product. */
export const limitRows = (limits: readonly LimitDraft[]): LimitDraft[] =>
  limits.some(isGeneral) ? [...limits] : [newLimitRow(null, null), ...limits];

/** Any product first, then each family with its models after it, by name. */
export function inProductOrder(rows: readonly LimitDraft[], products: Products): LimitDraft[] {
  const place = ({ productFamilyId, productModelId }: LimitDraft): string =>
    [
      productFamilyId ? products.familyName(productFamilyId) : '',
      productModelId ? products.modelName(productModelId) : '',
    ].join('\n');
  return rows.toSorted((a, b) => place(a).localeCompare(place(b), 'en', { numeric: true }));
}

/** What of a row is saved: a text that is no number leaves the limit as it was. */
export function savedValues(row: LimitDraft, known: MeasurementLimit | undefined) {
  const unread = unreadLimits(row);
  return Object.fromEntries(
    limitNames.map((name) => [name, unread.includes(name) ? (known?.[name] ?? null) : row[name]]),
  ) as Record<LimitName, number | null>;
}

/** Whether saving the row would change anything; a new one without a number says nothing. */
export const isChanged = (row: LimitDraft, known: MeasurementLimit | undefined): boolean =>
  Boolean(row.unlimited) !== Boolean(known?.unlimited) ||
  limitNames.some((name) => savedValues(row, known)[name] !== (known?.[name] ?? null));
