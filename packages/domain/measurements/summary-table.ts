import { type Aggregation, aggregate, keepsLimits } from './aggregate.ts';

export const aggregationDirections = ['No', 'Row', 'Column', 'Both'] as const;
export type AggregationDirection = (typeof aggregationDirections)[number];

export interface SummaryShape {
  direction: AggregationDirection;
  /** A field with an aggregation is a computed column, a row with one a computed row. */
  fields: readonly { id: string; aggregation: Aggregation }[];
  rows: readonly { id: string; aggregation: Aggregation }[];
}

export interface SummaryCell {
  rowId: string;
  fieldId: string;
  value: string;
}

const computes = (part: { aggregation: Aggregation }): boolean => part.aggregation !== 'No';
const computesColumns = ({ direction }: SummaryShape): boolean => direction === 'Row' || direction === 'Both';
const computesRows = ({ direction }: SummaryShape): boolean => direction === 'Column' || direction === 'Both';

/** The inspector cannot edit a computed cell. */
export function isComputed(shape: SummaryShape, rowId: string, fieldId: string): boolean {
  const field = shape.fields.find(({ id }) => id === fieldId);
  const row = shape.rows.find(({ id }) => id === rowId);
  return (
    (computesColumns(shape) && field !== undefined && computes(field)) ||
    (computesRows(shape) && row !== undefined && computes(row))
  );
}

/** The limits of values do not hold for their sums and differences. */
export function isLimited(shape: SummaryShape, rowId: string, fieldId: string): boolean {
  const field = computesColumns(shape) ? shape.fields.find(({ id }) => id === fieldId) : undefined;
  const row = computesRows(shape) ? shape.rows.find(({ id }) => id === rowId) : undefined;
  return keepsLimits(field?.aggregation ?? 'No') && keepsLimits(row?.aggregation ?? 'No');
}

/** Computes the columns first, then the rows over all columns. */
export function computeSummary(shape: SummaryShape, given: readonly SummaryCell[]): SummaryCell[] {
  const cells = (valueAt: (rowId: string, fieldId: string) => string): SummaryCell[] =>
    shape.rows.flatMap((row) =>
      shape.fields.map((field) => ({ rowId: row.id, fieldId: field.id, value: valueAt(row.id, field.id) })),
    );
  // Most tables of a new run are empty, and there is nothing to compute.
  if (given.every(({ value }) => value === '')) return cells(() => '');
  const key = (rowId: string, fieldId: string): string => `${rowId}\n${fieldId}`;
  const values = new Map(given.map(({ rowId, fieldId, value }) => [key(rowId, fieldId), value]));
  const at = (rowId: string, fieldId: string): string => values.get(key(rowId, fieldId)) ?? '';
  const plainRows = shape.rows.filter((row) => !computesRows(shape) || !computes(row));
  const plainFields = shape.fields.filter((field) => !computesColumns(shape) || !computes(field));

  for (const field of computesColumns(shape) ? shape.fields.filter(computes) : [])
    for (const row of plainRows)
      values.set(
        key(row.id, field.id),
        aggregate(
          field.aggregation,
          plainFields.map(({ id }) => at(row.id, id)),
        ),
      );
  for (const row of computesRows(shape) ? shape.rows.filter(computes) : [])
    for (const field of shape.fields)
      values.set(
        key(row.id, field.id),
        aggregate(
          row.aggregation,
          plainRows.map(({ id }) => at(id, field.id)),
        ),
      );

  return cells(at);
}
