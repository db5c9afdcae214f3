import type { ContentBlock } from '@assay/contract/reports/document';
import { isComputed, type SummaryCell } from '@assay/domain/measurements/summary-table';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import type { PointOutcome } from '@assay/domain/reports/version';
import { cellSeries } from '@assay/domain/runs/measured-values';
import { cell, column, factsBlock } from '../blocks.ts';
import { limitFacts, toneOf, withUnit } from '../limit-texts.ts';
import { type Reading, readableValue } from '../reading.ts';
import type { FrozenOf, PointBuilder } from './answered.ts';

function table(
  point: FrozenOf<'SummaryWithRows'>,
  values: readonly SummaryCell[],
  outcome: PointOutcome,
  reading: Reading,
): ContentBlock & { kind: 'table' } {
  const { say } = reading;
  const shape = shapeOf(point);
  const texts = new Map(values.map(({ rowId, fieldId, value }) => [`${rowId}/${fieldId}`, value]));
  const fields = inIndexOrder(point.fields);
  return {
    kind: 'table',
    key: 'values',
    title: withUnit(point.measurementTitle, point.unitValue ? `(${point.unitValue})` : ''),
    columns: [
      column(point.fieldTitle, 2),
      ...fields.map(({ title }, place) =>
        column(title || say('field', { number: place + 1 }), 1, { align: 'end' as const }),
      ),
    ],
    rows: inIndexOrder(point.rows).map((row, place) => ({
      key: row.id,
      cells: [
        cell(row.title || say('row', { number: place + 1 })),
        ...fields.map((field) => {
          const text = texts.get(`${row.id}/${field.id}`) ?? '';
          return cell(readableValue(text), {
            tone: toneOf(outcome, cellSeries(row.id, field.id)),
            strong: isComputed(shape, row.id, field.id),
          });
        }),
      ],
    })),
  };
}

export const summaryWithRows: PointBuilder<'SummaryWithRows'> = (point, { values }, reading, outcome) => {
  if (values.every(({ value }) => value.trim() === '')) return [];
  return [table(point, values, outcome, reading), ...factsBlock('limits', limitFacts(point, outcome, reading))];
};
