import { isLimited } from '../measurements/summary-table.ts';
import { inIndexOrder } from '../points/new-parts.ts';
import type { Point } from '../points/point.ts';
import { partNames, shapeOf } from '../points/summary-with-rows.ts';
import { type ChartLine, chartLines, limitsHoldForChart } from './chart-lines.ts';
import { cellSeries, fieldSeries } from './measured-values.ts';

interface TrendChart {
  /** Tells the charts of one point apart. */
  key: string;
  title: string;
  /** The limits of the point hold for all of its lines. */
  isLimited: boolean;
  lines: ChartLine[];
}

const titled = (...titles: string[]): string => titles.filter((title) => title.trim() !== '').join(' · ');

function tableCharts(table: Point<'SummaryWithRows'>): TrendChart[] {
  const chosen = chartLines(table);
  if (chosen.length > 0) return [{ key: '', title: table.name, isLimited: limitsHoldForChart(table), lines: chosen }];
  const fields = inIndexOrder(table.fields);
  const shape = shapeOf(table);
  const [rowNames, fieldNames] = [partNames(table.rows), partNames(table.fields)];
  return inIndexOrder(table.rows).map((row) => ({
    key: row.id,
    title: titled(table.name, rowNames.get(row.id) ?? ''),
    isLimited: fields.every((field) => isLimited(shape, row.id, field.id)),
    lines: fields.map((field) => ({ title: fieldNames.get(field.id) ?? '', series: cellSeries(row.id, field.id) })),
  }));
}

/** Values with a common unit share a chart. */
export function trendCharts(point: Point): TrendChart[] {
  switch (point.type) {
    case 'Measurement':
      return [{ key: '', title: point.name, isLimited: true, lines: [{ title: point.measurementTitle, series: '' }] }];
    case 'Summary':
    case 'MeasurementsWithPicture':
      return inIndexOrder(point.fields).map(({ id, title }) => ({
        key: id,
        title: titled(point.name, title),
        isLimited: true,
        lines: [{ title, series: fieldSeries(id) }],
      }));
    case 'SummaryWithRows':
      return tableCharts(point);
    default:
      return [];
  }
}
