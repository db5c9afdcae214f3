import { limitFor, type Product } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { isComputed } from '../measurements/summary-table.ts';
import type { ChoiceResult, DropdownResult, OptionAnswer, RangeResult, ResultContent } from '../points/results.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import type { FrozenPoint, SnapshotPoint } from '../protocols/snapshot.ts';
import { isUsual, type Slip, type UsualRange } from '../trends/slip.ts';
import { slipOf } from '../trends/slips.ts';
import { alikeCells } from './alike-cells.ts';
import { oldCells } from './last-visit-cells.ts';
import { cellSeries, fieldSeries, optionSeries, rangeSeries } from './measured-values.ts';
import { isLifted, type PointResult } from './result.ts';

export interface AnswerSlip extends Slip {
  /** '' for a measurement, the id of a field, a reading or an option, or `{rowId}/{fieldId}`. */
  cell: string;
  value: string;
}

/** Earlier values, oldest first, by the line of the point's history. */
export type MeasuredBefore = readonly { series: string; values: readonly { value: number }[] }[];

interface TypedCell {
  cell: string;
  series: string;
  value: string;
}

interface AnyContent {
  selection?: string | null;
  multipleChoices?: ChoiceResult[];
  dropdowns?: DropdownResult[];
  value?: string;
  values?: { rowId?: string; fieldId: string; value: string }[];
  rangeValues?: RangeResult[];
  followUps?: OptionAnswer[];
}

function isChosen(optionId: string, { selection, multipleChoices = [], dropdowns = [] }: AnyContent): boolean {
  return (
    selection === optionId || [...multipleChoices, ...dropdowns].some(({ optionIds }) => optionIds.includes(optionId))
  );
}

/** Every number that somebody types; cells that a table computes are left out. */
export function typedCells(point: FrozenPoint, { content }: Pick<PointResult, 'content'>): TypedCell[] {
  const { value = '', values = [], rangeValues = [], followUps = [] } = content as AnyContent;
  if (point.type === 'Comment') return [];
  if (point.type === 'Measurement') return [{ cell: '', series: '', value }];
  const shape = point.type === 'SummaryWithRows' ? shapeOf(point) : undefined;
  return [
    ...values
      .filter(({ rowId = '', fieldId }) => !shape || !isComputed(shape, rowId, fieldId))
      .map(({ rowId, fieldId, value: typed }) =>
        rowId
          ? { cell: `${rowId}/${fieldId}`, series: cellSeries(rowId, fieldId), value: typed }
          : { cell: fieldId, series: fieldSeries(fieldId), value: typed },
      ),
    ...rangeValues.map(({ rangeValueId, value: typed }) => ({
      ...{ cell: rangeValueId, series: rangeSeries(rangeValueId), value: typed },
    })),
    ...followUps
      .filter(({ optionId }) => isChosen(optionId, content as AnyContent))
      .map(({ optionId, value: typed }) => ({
        ...{ cell: optionId, series: optionSeries(optionId), value: typed },
      })),
  ];
}

/** Writes a number the way the value was typed, with a comma or a point. */
function asTyped(number: number, value: string): string {
  const text = String(Number(number.toPrecision(10)));
  return value.includes(',') ? text.replace('.', ',') : text;
}

/** The probable values as they would have been typed, the likeliest first; none if they are unknown. */
export const meantTexts = ({ value, meant, orMeant }: Pick<AnswerSlip, 'value' | 'meant' | 'orMeant'>): string[] =>
  [meant, orMeant].flatMap((number) => (number === undefined ? [] : [asTyped(number, value)]));

/** The last value as it would have been typed; empty if there is none. */
export const lastText = ({ value, last }: Pick<AnswerSlip, 'value' | 'last'>): string =>
  last === undefined ? '' : asTyped(last, value);

/** Replaces the value of one cell. */
export function withCell(content: ResultContent, cell: string, value: string): ResultContent {
  const { values, rangeValues, followUps } = content as AnyContent;
  const nameOf = ({ rowId, fieldId }: { rowId?: string; fieldId: string }) => (rowId ? `${rowId}/${fieldId}` : fieldId);
  return {
    ...content,
    ...('value' in content && cell === '' && { value }),
    ...(values && { values: values.map((entry) => (nameOf(entry) === cell ? { ...entry, value } : entry)) }),
    ...(rangeValues && {
      rangeValues: rangeValues.map((entry) => (entry.rangeValueId === cell ? { ...entry, value } : entry)),
    }),
    ...(followUps && { followUps: followUps.map((entry) => (entry.optionId === cell ? { ...entry, value } : entry)) }),
  } as ResultContent;
}

export const keptSlip = ({ cell, value }: Pick<AnswerSlip, 'cell' | 'value'>): string => `${cell}=${value.trim()}`;

interface Known {
  history?: MeasuredBefore | undefined;
  /** The last answer, which is all that a visit knows that began offline. */
  last?: ResultContent | undefined;
  /** Ranges of the model's machines, by the line of the point's history. */
  model?: ReadonlyMap<string, UsualRange> | undefined;
}

/** Earlier values of each cell, oldest first. */
function historiesOf(point: FrozenPoint, { history = [], last }: Known): Map<string, number[]> {
  const then = last ? typedCells(point, { content: last }) : [];
  return new Map([
    ...then.map(({ series, value }) => [series, [parseNumber(value) ?? []].flat()] as const),
    ...history.map(({ series, values }) => [series, values.map(({ value }) => value)] as const),
  ]);
}

/** Suspected typos that nobody has kept; cells that are still from the last visit were not typed. */
export function openSlips(
  { point, prefill }: Pick<SnapshotPoint, 'point' | 'prefill'>,
  result: PointResult,
  known: Known,
  product: Product,
): AnswerSlip[] {
  if (result.prefilled || isLifted(result)) return [];
  const old = oldCells(point, result);
  const typed = typedCells(point, result).filter(({ cell }) => !old.has(cell));
  const limits = 'measurementLimits' in point ? limitFor(point.measurementLimits, product) : undefined;
  const wears = 'lifeEstimate' in point ? point.lifeEstimate : undefined;
  const histories = historiesOf(point, known);
  const copied = result.copied ? historiesOf(point, { last: result.copied.content }) : undefined;
  const numbers = new Map(typed.map(({ cell, value }) => [cell, [parseNumber(value) ?? []].flat()]));
  const valuesOf = (cells: readonly string[]) => cells.flatMap((cell) => numbers.get(cell) ?? []);
  const cells = [...numbers.keys()];
  // A new part changes all cells of a table at once, and they agree with each other.
  const usualCells = new Set(
    typed
      .filter(({ cell, series }) => {
        const [last, [value]] = [histories.get(series)?.at(-1), numbers.get(cell) ?? []];
        return last === undefined || value === undefined || isUsual(value, last);
      })
      .map(({ cell }) => cell),
  );
  return typed.flatMap(({ cell, series, value }) => {
    // Most cells of a table are empty while it is filled in, and each is compared with all others.
    if (numbers.get(cell)?.length === 0) return [];
    const history = histories.get(series) ?? [];
    const others = cells.filter((id) => id !== cell);
    const [neighbours, usualBeside] = [valuesOf(others), valuesOf(others.filter((id) => usualCells.has(id)))];
    const alike = history.length > 0 ? [] : alikeCells(point, cell, cells).map(valuesOf);
    const [from] = copied?.get(series) ?? [];
    const typo = slipOf(value, {
      history,
      copied: from,
      model: known.model?.get(series),
      neighbours,
      usualBeside,
      alike,
      limits,
      wears,
      unit: point.unitValue,
    });
    // The last value of a point that is filled in from the last visit was confirmed, not copied.
    const isExplained =
      (typo?.kind === 'grewBack' && result.replaced === true) || (typo?.kind === 'repeated' && prefill);
    return typo && !isExplained && !result.keptSlips?.includes(keptSlip({ cell, value }))
      ? [{ ...typo, cell, value }]
      : [];
  });
}

/** Questioned values that were kept and have not changed since. */
export function keptSlips(point: FrozenPoint, result: PointResult): { cell: string; value: string }[] {
  const kept = new Set(result.keptSlips ?? []);
  return kept.size === 0 ? [] : typedCells(point, result).filter((cell) => kept.has(keptSlip(cell)));
}
