import { isComputed, isLimited } from '../measurements/summary-table.ts';
import { inIndexOrder } from '../points/new-parts.ts';
import type { VisualizationDataset } from '../points/parts.ts';
import type { Point } from '../points/point.ts';
import { partNames, shapeOf } from '../points/summary-with-rows.ts';
import { cellSeries } from './measured-values.ts';

export interface ChartLine {
  title: string;
  /** The line of the point's history. */
  series: string;
}

/** Undefined for a cell that was removed from the table. */
function cellOf(point: Point<'SummaryWithRows'>, { rowId, columnId }: VisualizationDataset) {
  const shape = shapeOf(point);
  const computedField = shape.fields.find(({ id }) => isComputed(shape, '', id));
  const computedRow = shape.rows.find(({ id }) => isComputed(shape, id, ''));
  const row = inIndexOrder(point.rows).find(({ id }) => id === (rowId || computedRow?.id));
  const field = inIndexOrder(point.fields).find(({ id }) => id === (columnId || computedField?.id));
  return row && field && (rowId || columnId) ? { row, field } : undefined;
}

function tableLine(point: Point<'SummaryWithRows'>, dataset: VisualizationDataset): ChartLine[] {
  const cell = cellOf(point, dataset);
  if (!cell) return [];
  const { row, field } = cell;
  const titles = [partNames(point.rows).get(row.id), partNames(point.fields).get(field.id)];
  const title = dataset.name || titles.filter(Boolean).join(', ');
  return [{ title, series: cellSeries(row.id, field.id) }];
}

/** A table has the lines that its author named. */
export function chartLines(point: Point): ChartLine[] {
  if (!('visualization' in point) || point.visualization !== 'LineChart') return [];
  return point.type === 'Measurement'
    ? [{ title: point.measurementTitle, series: '' }]
    : point.visualizationDatasets.flatMap((dataset) => tableLine(point, dataset));
}

/** The limits do not hold for sums and differences. */
export function limitsHoldForChart(point: Point): boolean {
  if (point.type !== 'SummaryWithRows') return true;
  return point.visualizationDatasets.every((dataset) => {
    const cell = cellOf(point, dataset);
    return !cell || isLimited(shapeOf(point), cell.row.id, cell.field.id);
  });
}
