import { describe, expect, it } from 'vitest';
import { newField, newSummaryField, newSummaryRow } from '../points/new-parts.ts';
import type { Point } from '../points/point.ts';
import { type PointType, pointTypes } from '../points/point-types.ts';
import { newPoint } from '../points/rules.ts';
import { trendCharts } from './trend-charts.ts';

const aPoint = <T extends PointType>(type: T, given: Partial<Point<T>>) =>
  ({ ...newPoint(type), ...given }) as Point<T>;

const table = aPoint('SummaryWithRows', {
  name: 'Gap',
  fields: [
    { ...newSummaryField(1), id: 'mean', title: 'Mean', inspectionPointFieldAggregation: 'Average' },
    { ...newSummaryField(0), id: 'left', title: 'Left' },
  ],
  rows: [
    { ...newSummaryRow(0), id: 'top', title: 'Top' },
    { ...newSummaryRow(1), id: 'worst', title: 'Worst', inspectionPointRowAggregation: 'Max' },
  ],
  inspectionPointAggregationDirection: 'Both',
});
const dataset = (name: string, rowId: string, columnId: string) => ({ id: name, name, rowId, columnId });

describe('the history of a point', () => {
  it('is one line for a measurement', () => {
    const point = aPoint('Measurement', { name: 'Wear', measurementTitle: 'Thickness' });
    expect(trendCharts(point)).toEqual([
      { key: '', title: 'Wear', isLimited: true, lines: [{ title: 'Thickness', series: '' }] },
    ]);
  });

  it('is a chart for each field where fields may be of any kind', () => {
    const fields = [
      { ...newField(1), id: 'b', title: 'Tonnes' },
      { ...newField(0), id: 'a', title: 'Hours' },
    ];
    const given = { name: 'Use', fields };
    for (const point of [aPoint('Summary', given), aPoint('MeasurementsWithPicture', given)])
      expect(trendCharts(point)).toEqual([
        { key: 'a', title: 'Use · Hours', isLimited: true, lines: [{ title: 'Hours', series: 'field:a' }] },
        { key: 'b', title: 'Use · Tonnes', isLimited: true, lines: [{ title: 'Tonnes', series: 'field:b' }] },
      ]);
  });

  it('is a chart for each row of a table, with a line for each column', () => {
    expect(trendCharts(table)).toMatchObject([
      {
        key: 'top',
        title: 'Gap · Top',
        lines: [
          { title: 'Left', series: 'row:top/field:left' },
          { title: 'Mean', series: 'row:top/field:mean' },
        ],
      },
      { key: 'worst', title: 'Gap · Worst' },
    ]);
  });

  it('is told apart by number where several rows or fields of a table have no title', () => {
    const rows = table.rows.map((row) => ({ ...row, title: ' ' }));
    const fields = table.fields.map((field) => ({ ...field, title: '' }));
    expect(trendCharts({ ...table, rows, fields })).toMatchObject([
      { title: 'Gap · 1', lines: [{ title: '1' }, { title: '2' }] },
      { title: 'Gap · 2', lines: [{ title: '1' }, { title: '2' }] },
    ]);
    const [row] = rows;
    expect(trendCharts({ ...table, rows: row ? [row] : [] })).toMatchObject([{ title: 'Gap' }]);
  });

  it('is what the author chose of a table, an empty row or column standing for the computed one', () => {
    const visualizationDatasets = [
      dataset('One cell', 'top', 'left'),
      dataset('Mean of the top', 'top', ''),
      dataset('Worst left', '', 'left'),
    ];
    expect(trendCharts({ ...table, visualization: 'LineChart', visualizationDatasets })).toEqual([
      {
        key: '',
        title: 'Gap',
        isLimited: true,
        lines: [
          { title: 'One cell', series: 'row:top/field:left' },
          { title: 'Mean of the top', series: 'row:top/field:mean' },
          { title: 'Worst left', series: 'row:worst/field:left' },
        ],
      },
    ]);
  });

  it('is held against no limits where a line is a sum or a difference', () => {
    const summed = {
      ...table,
      fields: table.fields.map((field) =>
        field.id === 'mean' ? { ...field, inspectionPointFieldAggregation: 'Sum' as const } : field,
      ),
    };
    expect(trendCharts(table).map(({ isLimited }) => isLimited)).toEqual([true, true]);
    expect(trendCharts(summed).map(({ isLimited }) => isLimited)).toEqual([false, false]);
  });

  it('is nothing for points that measure nothing', () => {
    const measuring = ['Measurement', 'Summary', 'MeasurementsWithPicture', 'SummaryWithRows'];
    for (const type of pointTypes) expect(trendCharts(newPoint(type)).length > 0, type).toBe(measuring.includes(type));
  });
});
