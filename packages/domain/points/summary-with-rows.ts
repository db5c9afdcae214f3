import { type AggregationDirection, isComputed, type SummaryShape } from '../measurements/summary-table.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { untitledFields } from './fields.ts';
import { limitFaults, limitWarnings } from './measurement.ts';
import { inIndexOrder, newSummaryField, newSummaryRow, renumbered } from './new-parts.ts';
import type { PointContents } from './point.ts';
import type { PointRules } from './point-rules.ts';

type Content = PointContents['SummaryWithRows'];

/** The shape that the aggregates need. */
export const shapeOf = (content: Content): SummaryShape => ({
  direction: content.inspectionPointAggregationDirection,
  fields: inIndexOrder(content.fields).map(({ id, inspectionPointFieldAggregation: aggregation }) => ({
    id,
    aggregation,
  })),
  rows: inIndexOrder(content.rows).map(({ id, inspectionPointRowAggregation: aggregation }) => ({ id, aggregation })),
});

interface Titled {
  id: string;
  index: number;
  title: string;
}

/** A part is named by its title or, if one of several has none, by its number. */
export const partNames = (parts: readonly Titled[]): ReadonlyMap<string, string> =>
  new Map(
    inIndexOrder(parts).map(({ id, title }, place) => {
      const number = parts.length > 1 ? String(place + 1) : '';
      return [id, title.trim() || number];
    }),
  );

/** Lines whose row and column exist; an empty id stands for the aggregate. */
export const linesWithCells = ({
  visualizationDatasets,
  rows,
  fields,
}: Pick<Content, 'visualizationDatasets' | 'rows' | 'fields'>): Content['visualizationDatasets'] => {
  const isThere = (id: string, parts: readonly { id: string }[]) => id === '' || parts.some((part) => part.id === id);
  return visualizationDatasets.filter(({ rowId, columnId }) => isThere(rowId, rows) && isThere(columnId, fields));
};

/** No clears every aggregation, Column those of the fields, Row those of the rows. */
export function withDirection<C extends Pick<Content, 'fields' | 'rows'>>(
  content: C,
  direction: AggregationDirection,
): C & { inspectionPointAggregationDirection: AggregationDirection } {
  const keepsFields = direction === 'Row' || direction === 'Both';
  const keepsRows = direction === 'Column' || direction === 'Both';
  return {
    ...content,
    inspectionPointAggregationDirection: direction,
    fields: keepsFields
      ? content.fields
      : content.fields.map((field) => ({ ...field, inspectionPointFieldAggregation: 'No' as const })),
    rows: keepsRows
      ? content.rows
      : content.rows.map((row) => ({ ...row, inspectionPointRowAggregation: 'No' as const })),
  };
}

function warnings({ fields, rows, visualizationDatasets, measurementLimits }: Content): FieldError[] {
  const computedFields = fields.filter((field) => field.inspectionPointFieldAggregation !== 'No');
  const computedRows = rows.filter((row) => row.inspectionPointRowAggregation !== 'No');
  return [
    ...untitledFields(fields),
    ...rows.flatMap(({ title }, place) =>
      title.trim() === '' ? [fieldError(`rows.${place}.title`, 'point.rowUntitled')] : [],
    ),
    ...(computedFields.length > 1 ? [fieldError('fields', 'point.severalComputedFields')] : []),
    ...(computedRows.length > 1 ? [fieldError('rows', 'point.severalComputedRows')] : []),
    ...visualizationDatasets.flatMap(({ rowId, columnId }, place) =>
      rowId || columnId ? [] : [fieldError(`visualizationDatasets.${place}`, 'point.lineOfNothing')],
    ),
    ...limitWarnings(measurementLimits),
  ];
}

export const summaryWithRows: PointRules<'SummaryWithRows'> = {
  fresh: () => ({
    measurementTitle: '',
    measurementUnitId: null,
    measurementLimits: [],
    visualization: 'NoVisualization',
    fieldTitle: '',
    fields: [newSummaryField(0)],
    rows: [newSummaryRow(0)],
    inspectionPointAggregationDirection: 'No',
    visualizationDatasets: [],
  }),
  faults: ({ measurementLimits }) => limitFaults(measurementLimits),
  warnings,
  cleaned: (content) => ({
    ...content,
    fields: renumbered(inIndexOrder(content.fields)),
    rows: renumbered(inIndexOrder(content.rows)),
    visualizationDatasets: linesWithCells(content),
  }),
  emptyResult: () => ({ values: [] }),
  entries: (content, { values }) => {
    const shape = shapeOf(content);
    const fields = inIndexOrder(content.fields);
    const given = new Map(values.map(({ rowId, fieldId, value }) => [`${rowId}/${fieldId}`, value]));
    return inIndexOrder(content.rows).flatMap((row) =>
      fields
        .filter((field) => !isComputed(shape, row.id, field.id))
        .map((field) => ({
          id: `${row.id}/${field.id}`,
          title: [row.title, field.title].filter(Boolean).join(', '),
          value: given.get(`${row.id}/${field.id}`) ?? '',
          pattern: '',
          consequence: undefined,
          keyboard: field.keyboardType,
        })),
    );
  },
};
