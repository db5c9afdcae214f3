import { Text } from '@mantine/core';
import { ChartMark } from './ChartMark.tsx';
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
      {lines.length > 1 && (
        <ul className={classes.legend}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone.
            <li key={place}>
              <svg className={classes.drawing} width={16} height={16} aria-hidden>
                <ChartMark line={place} x={8} y={8} />
              </svg>
              {line.title}
            </li>
          ))}
        </ul>
      )}
      {estimate && <Text fw={600}>{estimate}</Text>}
      <ChartValues chart={chart} sourceLink={sourceLink} />
    </figure>
  );
};
