import { describe, expect, it } from 'vitest';
import type { ResultContent } from '../points/results.ts';
import { measuredValues } from './measured-values.ts';
import { frozen } from './testing/runs.ts';

const field = (id: string, aggregation = 'No') => ({
  id,
  index: 0,
  title: id,
  keyboardType: '',
  inspectionPointFieldAggregation: aggregation,
});
const row = (id: string) => ({ id, index: 0, title: id, inspectionPointRowAggregation: 'No' });
const table = frozen('SummaryWithRows', {
  inspectionPointAggregationDirection: 'Row',
  fields: [field('left'), field('right'), field('mean', 'Average')],
  rows: [row('top')],
});

describe('the numbers of an answer', () => {
  it.each([
    [frozen('Measurement'), { value: ' 12,5 ' }, [{ series: '', value: 12.5 }]],
    [frozen('Measurement'), { value: 'worn' }, []],
    [frozen('Comment'), { value: '12' }, []],
    [
      frozen('MeasurementsWithPicture', { fields: [field('f'), field('g')] }),
      {
        values: [
          { fieldId: 'f', value: '3' },
          { fieldId: 'g', value: '' },
        ],
      },
      [{ series: 'field:f', value: 3 }],
    ],
    [
      table,
      {
        values: [
          { rowId: 'top', fieldId: 'left', value: '2' },
          { rowId: 'top', fieldId: 'right', value: '4' },
        ],
      },
      [
        { series: 'row:top/field:left', value: 2 },
        { series: 'row:top/field:right', value: 4 },
        { series: 'row:top/field:mean', value: 3 },
      ],
    ],
  ])('of %o with %j are %j', (point, content, values) => {
    expect(measuredValues(point, content as ResultContent)).toEqual(values);
  });
});
