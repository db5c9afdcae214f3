import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregations } from './aggregate.ts';
import { aggregationDirections, computeSummary, isComputed, type SummaryShape } from './summary-table.ts';

const part = (id: string, aggregation: (typeof aggregations)[number] = 'No') => ({ id, aggregation });
const shape = (direction: SummaryShape['direction']): SummaryShape => ({
  direction,
  fields: [part('a'), part('b'), part('sum', 'Sum')],
  rows: [part('1'), part('2'), part('max', 'Max')],
});

const typed: Record<string, string> = { '1a': '1', '1b': '2,5', '2a': '10', '2b': '' };
const given = Object.entries(typed).map(([key, value]) => ({ rowId: key[0] ?? '', fieldId: key[1] ?? '', value }));

const grid = (direction: SummaryShape['direction'], cells = given) => {
  const { rows, fields } = shape(direction);
  const computed = computeSummary(shape(direction), cells);
  return rows.map((row) =>
    fields.map((field) => computed.find(({ rowId, fieldId }) => rowId === row.id && fieldId === field.id)?.value),
  );
};

describe('a summary table', () => {
  it.each([
    [
      'No',
      [
        ['1', '2,5', ''],
        ['10', '', ''],
        ['', '', ''],
      ],
    ],
    [
      'Row',
      [
        ['1', '2,5', '3.50'],
        ['10', '', '10.00'],
        ['', '', ''],
      ],
    ],
    [
      'Column',
      [
        ['1', '2,5', ''],
        ['10', '', ''],
        ['10.00', '2.50', ''],
      ],
    ],
    [
      'Both',
      [
        ['1', '2,5', '3.50'],
        ['10', '', '10.00'],
        ['10.00', '2.50', '10.00'],
      ],
    ],
  ] as const)('with direction %s computes its columns and rows; the corner is the row’s', (direction, cells) =>
    expect(grid(direction)).toEqual(cells),
  );

  it('overwrites what stands in a computed cell, and keeps raw texts in the others', () => {
    const stale = [
      ...given,
      { rowId: '1', fieldId: 'sum', value: '999' },
      { rowId: '2', fieldId: 'b', value: '1.234,5' },
    ];
    expect(grid('Both', stale)).toEqual([
      ['1', '2,5', '3.50'],
      ['10', '1.234,5', '10.00'],
      ['10.00', '2.50', '10.00'],
    ]);
  });

  it('of no numbers has empty aggregates, not zeros', () =>
    expect(
      grid('Both', [])
        .flat()
        .every((value) => value === ''),
    ).toBe(true));

  it('knows which cells are only read', () => {
    const cells = ['1a', '1sum', 'maxa', 'maxsum'].map((key) => [
      key.startsWith('max') ? 'max' : '1',
      key.replace(/^(1|max)/, ''),
    ]);
    const computed = (direction: SummaryShape['direction']) =>
      cells.map(([row = '', field = '']) => isComputed(shape(direction), row, field));
    expect(computed('No')).toEqual([false, false, false, false]);
    expect(computed('Row')).toEqual([false, true, false, true]);
    expect(computed('Column')).toEqual([false, false, true, true]);
    expect(computed('Both')).toEqual([false, true, true, true]);
  });

  it('is the same when it is computed again, for any shape and any text', () => {
    const parts = fc
      .array(fc.constantFrom(...aggregations), { minLength: 1, maxLength: 6 })
      .map((all) => all.map((aggregation, i) => part(String(i), aggregation)));
    const shapes = fc.record({ direction: fc.constantFrom(...aggregationDirections), fields: parts, rows: parts });
    const text = fc.oneof(fc.string({ maxLength: 5 }), fc.double().map(String));
    fc.assert(
      fc.property(shapes, fc.array(text, { minLength: 36, maxLength: 36 }), (any, texts) => {
        const cells = any.rows.flatMap((row, r) =>
          any.fields.map((field, f) => ({ rowId: row.id, fieldId: field.id, value: texts[r * 6 + f] ?? '' })),
        );
        const once = computeSummary(any, cells);
        expect(once).toHaveLength(any.rows.length * any.fields.length);
        expect(computeSummary(any, once)).toEqual(once);
        for (const [i, { rowId, fieldId, value }] of once.entries()) {
          if (isComputed(any, rowId, fieldId)) expect(value).not.toMatch(/NaN|Infinity/);
          else expect(value).toBe(cells[i]?.value);
        }
      }),
    );
  });
});
