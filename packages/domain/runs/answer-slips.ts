import { limitFor, type Product } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { type Slip, slipOf } from '../measurements/slips.ts';
import { isComputed } from '../measurements/summary-table.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { oldCells } from './last-visit-cells.ts';
import { cellSeries, fieldSeries } from './measured-values.ts';
import { isLifted, type PointResult } from './result.ts';

/** A value that looks like a slip. */
export interface AnswerSlip extends Slip {
  /** Which cell: '' for a measurement, the id of a field, `{rowId}/{fieldId}`. */
  cell: string;
  value: string;
}

/** What was measured before, oldest first, by the line of the point's history. */
export type MeasuredBefore = readonly { series: string; values: readonly { value: number }[] }[];

interface TypedCell {
  cell: string;
  series: string;
  value: string;
}

export function typedCells(point: FrozenPoint, { content }: PointResult): TypedCell[] {
  if (point.type === 'Measurement') {
    const { value } = content as { value: string };
    return [{ cell: '', series: '', value }];
  }
  const { values = [] } = content as { values?: { rowId?: string; fieldId: string; value: string }[] };
  if (point.type === 'Summary' || point.type === 'MeasurementsWithPicture')
    return values.map(({ fieldId, value }) => ({ cell: fieldId, series: fieldSeries(fieldId), value }));
  if (point.type !== 'SummaryWithRows') return [];
  const shape = shapeOf(point);
  return values
    .filter(({ rowId = '', fieldId }) => !isComputed(shape, rowId, fieldId))
    .map(({ rowId = '', fieldId, value }) => ({
      cell: `${rowId}/${fieldId}`,
      series: cellSeries(rowId, fieldId),
      value,
    }));
}

export const keptSlip = ({ cell, value }: Pick<AnswerSlip, 'cell' | 'value'>): string => `${cell}=${value.trim()}`;

/** The values of an answer that look like slips and that nobody has kept as they are; what is as at the last visit was not typed. */
export function openSlips(
  point: FrozenPoint,
  result: PointResult,
  before: MeasuredBefore,
  product: Product,
): AnswerSlip[] {
  if (result.prefilled || isLifted(result)) return [];
  const old = oldCells(point, result);
  const typed = typedCells(point, result).filter(({ cell }) => !old.has(cell));
  const limits = 'measurementLimits' in point ? limitFor(point.measurementLimits, product) : undefined;
  const wears = 'lifeEstimate' in point ? point.lifeEstimate : undefined;
  return typed.flatMap(({ cell, series, value }) => {
    const history = before.find((one) => one.series === series)?.values.map((one) => one.value) ?? [];
    const neighbours = typed.flatMap((one) => (one.cell === cell ? [] : (parseNumber(one.value) ?? [])));
    const slip = slipOf(value, { history, neighbours, limits, wears });
    const isExplained = slip?.kind === 'grewBack' && result.replaced === true;
    return slip && !isExplained && !result.keptSlips?.includes(keptSlip({ cell, value }))
      ? [{ ...slip, cell, value }]
      : [];
  });
}

/** The values that were questioned and kept, and still stand. */
export function keptSlips(point: FrozenPoint, result: PointResult): { cell: string; value: string }[] {
  const kept = new Set(result.keptSlips ?? []);
  return kept.size === 0 ? [] : typedCells(point, result).filter((cell) => kept.has(keptSlip(cell)));
}
