import { parseNumber } from '../measurements/numbers.ts';
import type { Point } from '../points/point.ts';
import type { OptionAnswer, RangeResult, ResultContent } from '../points/results.ts';
import { oldCells } from './last-visit-cells.ts';
import type { PointResult } from './result.ts';
import { withComputed } from './with-computed.ts';

export interface MeasuredValue {
  /** The line of the point's history: '' for a measurement, `field:{id}`, `row:{id}/field:{id}`, `range:{id}`, `option:{id}`. */
  series: string;
  value: number;
}

export const fieldSeries = (fieldId: string): string => `field:${fieldId}`;
export const cellSeries = (rowId: string, fieldId: string): string => `row:${rowId}/field:${fieldId}`;
export const rangeSeries = (rangeValueId: string): string => `range:${rangeValueId}`;
export const optionSeries = (optionId: string): string => `option:${optionId}`;

const numbers = (texts: readonly { series: string; text: string }[]): MeasuredValue[] =>
  texts.flatMap(({ series, text }) => {
    const value = parseNumber(text);
    return value === undefined ? [] : [{ series, value }];
  });

/** Numbers of an answer that go into its history. */
export function measuredValues(point: Point, content: ResultContent): MeasuredValue[] {
  switch (point.type) {
    case 'Measurement':
      return numbers([{ series: '', text: (content as ResultContent<'Measurement'>).value }]);
    case 'Summary':
    case 'MeasurementsWithPicture':
      return numbers(
        (content as ResultContent<'Summary'>).values.map(({ fieldId, value }) => ({
          series: fieldSeries(fieldId),
          text: value,
        })),
      );
    case 'SummaryWithRows':
      return numbers(
        (withComputed(point, content) as ResultContent<'SummaryWithRows'>).values.map(({ rowId, fieldId, value }) => ({
          series: cellSeries(rowId, fieldId),
          text: value,
        })),
      );
    default:
      return [];
  }
}

interface Readings {
  rangeValues?: RangeResult[];
  followUps?: OptionAnswer[];
}

/** Numbers that no chart shows but that tell what is usual here: readings, and answers to options' questions. */
export function readingsOf({
  content,
  prefilledCells = [],
}: Pick<PointResult, 'content' | 'prefilledCells'>): MeasuredValue[] {
  const { rangeValues = [], followUps = [] } = content as Readings;
  const typed = rangeValues.filter(({ rangeValueId }) => !prefilledCells.includes(rangeValueId));
  return numbers([
    ...typed.map(({ rangeValueId, value }) => ({ series: rangeSeries(rangeValueId), text: value })),
    ...followUps.map(({ optionId, value }) => ({ series: optionSeries(optionId), text: value })),
  ]);
}

/** Leaves out values that were only taken over from the last visit. */
export function measuredNow(point: Point, result: PointResult): MeasuredValue[] {
  if (result.prefilled) return [];
  const old = [...oldCells(point, result)].map((cell) => {
    const [first = '', fieldId] = cell.split('/');
    return fieldId === undefined ? fieldSeries(first) : cellSeries(first, fieldId);
  });
  return measuredValues(point, result.content).filter(({ series }) => !old.includes(series));
}
