import { Text } from '@mantine/core';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartValues, type SourceLink } from './ChartValues.tsx';
import type { DrawnChart } from './chart-places.ts';
import { t } from './charts.texts.ts';
import classes from './line-chart.module.css';

interface LineChartProps {
  chart: DrawnChart;
  sourceLink: SourceLink;
}

/** Values over time within their limits: a drawing, what it says in words, and its values as a table. */
export const LineChart = ({ chart, sourceLink }: LineChartProps) => {
  const { title, unit, lines, estimate, alt } = chart;
  return (
    <figure className={classes.chart} aria-label={alt}>
      <figcaption className={classes.title}>{unit ? t('withUnit', { title, unit }) : title}</figcaption>
      <ChartPlot chart={chart} />
      {lines.length > 1 && <ChartLegend lines={lines} />}
      {estimate && <Text fw={600}>{estimate}</Text>}
      <ChartValues chart={chart} sourceLink={sourceLink} />
    </figure>
  );
};
