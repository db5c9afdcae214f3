import { describe, expect, it } from 'vitest';
import { newSummaryField, newSummaryRow } from '../points/new-parts.ts';
import { chartLines, limitsHoldForChart } from './chart-lines.ts';
import { frozen } from './testing/runs.ts';

const dataset = (name: string, rowId: string, columnId: string) => ({ id: name, name, rowId, columnId });
const table = (visualizationDatasets: object[], direction = 'Both') =>
  frozen('SummaryWithRows', {
    visualization: 'LineChart',
    inspectionPointAggregationDirection: direction,
    fields: [
      { ...newSummaryField(0), id: 'left', title: 'Left' },
      { ...newSummaryField(1), id: 'mean', title: 'Mean', inspectionPointFieldAggregation: 'Average' },
    ],
    rows: [
      { ...newSummaryRow(0), id: 'top', title: 'Top' },
      { ...newSummaryRow(1), id: 'all', title: 'All', inspectionPointRowAggregation: 'Sum' },
    ],
    visualizationDatasets,
  });

describe('the lines of a chart', () => {
  it('are one for a measurement that is charted, and none for others', () => {
    const measured = { measurementTitle: 'Gap', visualization: 'LineChart' };
    expect(chartLines(frozen('Measurement', measured))).toEqual([{ title: 'Gap', series: '' }]);
    expect(chartLines(frozen('Measurement', { ...measured, visualization: 'NoVisualization' }))).toEqual([]);
    expect(chartLines(frozen('Comment'))).toEqual([]);
  });

  it.each([
    ['a cell', dataset('Cell', 'top', 'left'), [{ title: 'Cell', series: 'row:top/field:left' }]],
    ['a cell without a name', dataset('', 'top', 'left'), [{ title: 'Top, Left', series: 'row:top/field:left' }]],
    ['the aggregate of a row', dataset('Row', 'top', ''), [{ title: 'Row', series: 'row:top/field:mean' }]],
    ['the aggregate of a column', dataset('Column', '', 'left'), [{ title: 'Column', series: 'row:all/field:left' }]],
    ['nothing', dataset('Nothing', '', ''), []],
    ['a row that is gone', dataset('Gone', 'gone', 'left'), []],
  ])('of a table follow %s', (_, of, lines) => {
    expect(chartLines(table([of]))).toEqual(lines);
  });

  it('of a table name their cell by number where rows or fields have no title', () => {
    const named = table([dataset('', 'top', 'left'), dataset('', '', 'left'), dataset('', 'top', '')]);
    const rows = (named as { rows: object[] }).rows.map((row) => ({ ...row, title: '' }));
    expect(chartLines({ ...named, rows } as never).map(({ title }) => title)).toEqual([
      '1, Left',
      '2, Left',
      '1, Mean',
    ]);
  });

  it('of a table that computes nothing have no aggregate to follow', () => {
    expect(chartLines(table([dataset('Row', 'top', ''), dataset('Column', '', 'left')], 'No'))).toEqual([]);
  });

  it.each([
    ['cells', dataset('Cell', 'top', 'left'), true],
    ['an average', dataset('Row', 'top', ''), true],
    ['a sum', dataset('Column', '', 'left'), false],
  ])('of a table that follow %s know whether its limits hold for them', (_, of, hold) => {
    expect(limitsHoldForChart(table([of]))).toBe(hold);
  });
});
