import type { Aggregation } from '@assay/domain/measurements/aggregate';
import type { AggregationDirection } from '@assay/domain/measurements/summary-table';
import type { KeyboardType } from '@assay/domain/points/point-types';
import type { DemoLimit, DemoPoint, Facts } from './demo-point.ts';

const fieldsOf = (titles: readonly string[], keyboardType: KeyboardType = 'decimal-pad') =>
  titles.map((title, index) => ({ index, title, keyboardType }));

export const summary = (
  name: string,
  description: string,
  fields: readonly string[],
  facts: Facts = {},
): DemoPoint => ({
  type: 'Summary',
  name,
  description,
  ...facts,
  content: { fields: fieldsOf(fields) },
});

export const picture = (
  name: string,
  description: string,
  fields: readonly string[],
  facts: Facts = {},
): DemoPoint => ({
  type: 'MeasurementsWithPicture',
  name,
  description,
  ...facts,
  settings: { photoField: { present: true, required: true, onlyForFailure: false }, ...facts.settings },
  content: { fields: fieldsOf(fields) },
});

interface Table extends Facts {
  unit: string;
  limits?: readonly DemoLimit[];
  /** Adds a computed column and row of these. */
  columns?: Aggregation;
  rows?: Aggregation;
}

const directionOf = (columns?: Aggregation, rows?: Aggregation): AggregationDirection => {
  if (columns && rows) return 'Both';
  if (columns) return 'Row';
  return rows ? 'Column' : 'No';
};

const mostLines = 4;

/** A chart shows what the table computes: its corner, or the aggregate of each row or column; else the first cell. */
function datasetsOf(fields: readonly string[], rows: readonly string[], columns?: Aggregation, computed?: Aggregation) {
  if (columns && computed) return [{ name: computed, rowId: `temp-id-r${rows.length}`, columnId: '' }];
  if (columns) return rows.slice(0, mostLines).map((name, n) => ({ name, rowId: `temp-id-r${n}`, columnId: '' }));
  if (computed) return fields.slice(0, mostLines).map((name, n) => ({ name, rowId: '', columnId: `temp-id-f${n}` }));
  return [{ name: `${rows[0]}, ${fields[0]}`, rowId: 'temp-id-r0', columnId: 'temp-id-f0' }];
}

export const table = (
  name: string,
  description: string,
  [fields, rows]: readonly [fields: readonly string[], rows: readonly string[]],
  { unit, limits = [], columns, rows: rowsOf, ...facts }: Table,
): DemoPoint => {
  const withComputed = (titles: readonly string[], computed?: Aggregation) =>
    computed ? [...titles, computed] : titles;
  const aggregationAt = (index: number, count: number, computed?: Aggregation): Aggregation =>
    computed && index === count ? computed : 'No';
  return {
    type: 'SummaryWithRows',
    name,
    description,
    unit,
    limits,
    ...facts,
    content: {
      measurementTitle: name,
      visualization: 'LineChart',
      fieldTitle: 'Place',
      inspectionPointAggregationDirection: directionOf(columns, rowsOf),
      fields: fieldsOf(withComputed(fields, columns)).map((field) => ({
        ...field,
        id: `temp-id-f${field.index}`,
        inspectionPointFieldAggregation: aggregationAt(field.index, fields.length, columns),
      })),
      rows: withComputed(rows, rowsOf).map((title, index) => ({
        id: `temp-id-r${index}`,
        index,
        title,
        inspectionPointRowAggregation: aggregationAt(index, rows.length, rowsOf),
      })),
      visualizationDatasets: datasetsOf(fields, rows, columns, rowsOf),
    },
  };
};
