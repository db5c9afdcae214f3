import { inIndexOrder } from '../points/new-parts.ts';
import type { VisualizationDataset } from '../points/parts.ts';
import type { Point, PointContents } from '../points/point.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import { cellSeries, fieldSeries } from './measured-values.ts';

interface TrendLine {
  title: string;
  /** Where its values are in the history of measurements. */
  series: string;
}

interface TrendChart {
  /** Tells apart the charts of one point. */
  key: string;
  title: string;
  lines: TrendLine[];
}

type Table = PointContents['SummaryWithRows'];

/** The cell that a dataset follows; an empty row or column stands for the computed one. */
function datasetSeries(
  table: Table,
  { rowId, columnId }: Pick<VisualizationDataset, 'rowId' | 'columnId'>,
): string | undefined {
  const { rows, fields } = shapeOf(table);
  const computed = (parts: typeof rows) => parts.find(({ aggregation }) => aggregation !== 'No')?.id;
  const [row, field] = [rowId || computed(rows), columnId || computed(fields)];
  return row && field ? cellSeries(row, field) : undefined;
}

const titled = (...titles: string[]): string => titles.filter((title) => title.trim() !== '').join(' · ');

function tableCharts(name: string, table: Table): TrendChart[] {
  const chosen = table.visualizationDatasets.flatMap((dataset) => {
    const series = datasetSeries(table, dataset);
    return series ? [{ title: dataset.name, series }] : [];
  });
  if (chosen.length > 0) return [{ key: '', title: name, lines: chosen }];
  const fields = inIndexOrder(table.fields);
  return inIndexOrder(table.rows).map((row) => ({
    key: row.id,
    title: titled(name, row.title),
    lines: fields.map((field) => ({ title: field.title, series: cellSeries(row.id, field.id) })),
  }));
}

/** How the history of a point is drawn: what has a unit in common shares a chart. */
export function trendCharts(point: Point): TrendChart[] {
  switch (point.type) {
    case 'Measurement':
      return [{ key: '', title: point.name, lines: [{ title: point.measurementTitle, series: '' }] }];
    case 'Summary':
    case 'MeasurementsWithPicture':
      return inIndexOrder(point.fields).map(({ id, title }) => ({
        key: id,
        title: titled(point.name, title),
        lines: [{ title, series: fieldSeries(id) }],
      }));
    case 'SummaryWithRows':
      return tableCharts(point.name, point);
    default:
      return [];
  }
}
