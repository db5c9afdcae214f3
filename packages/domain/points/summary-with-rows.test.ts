import { describe, expect, it } from 'vitest';
import { withDirection } from './summary-with-rows.ts';

describe('the direction of a summary table', () => {
  const table = {
    fields: [
      { id: 'f', index: 0, title: '', keyboardType: '' as const, inspectionPointFieldAggregation: 'Sum' as const },
    ],
    rows: [{ id: 'r', index: 0, title: '', inspectionPointRowAggregation: 'Max' as const }],
  };
  it.each([
    ['No', 'No', 'No'],
    ['Row', 'Sum', 'No'],
    ['Column', 'No', 'Max'],
    ['Both', 'Sum', 'Max'],
  ] as const)('%s leaves the fields %s and the rows %s', (direction, field, row) => {
    const turned = withDirection(table, direction);
    expect(turned.inspectionPointAggregationDirection).toBe(direction);
    expect(turned.fields[0]?.inspectionPointFieldAggregation).toBe(field);
    expect(turned.rows[0]?.inspectionPointRowAggregation).toBe(row);
  });
});
