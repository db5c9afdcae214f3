import { isComputed } from '../measurements/summary-table.ts';
import { inIndexOrder } from '../points/new-parts.ts';
import type { VisualizationDataset } from '../points/parts.ts';
import type { Point } from '../points/point.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import { cellSeries } from './measured-values.ts';

/** One line of a chart over the visits of a machine. */
export interface ChartLine {
  title: string;
  /** Which line of the point's history. */
  series: string;
}

function tableLine(point: Point<'SummaryWithRows'>, { name, rowId, columnId }: VisualizationDataset): ChartLine[] {
  const shape = shapeOf(point);
  const computedField = shape.fields.find(({ id }) => isComputed(shape, '', id));
  const computedRow = shape.rows.find(({ id }) => isComputed(shape, id, ''));
  const row = inIndexOrder(point.rows).find(({ id }) => id === (rowId || computedRow?.id));
  const field = inIndexOrder(point.fields).find(({ id }) => id === (columnId || computedField?.id));
  if (!row || !field || (!rowId && !columnId)) return [];
  const title = name || [row.title, field.title].filter(Boolean).join(', ');
  return [{ title, series: cellSeries(row.id, field.id) }];
}

/** The lines that a point is charted by: a table has those that its author named, and what is gone from it has none. */
export function chartLines(point: Point): ChartLine[] {
  if (!('visualization' in point) || point.visualization !== 'LineChart') return [];
  return point.type === 'Measurement'
    ? [{ title: point.measurementTitle, series: '' }]
    : point.visualizationDatasets.flatMap((dataset) => tableLine(point, dataset));
}
