import { ChartMark } from './ChartMark.tsx';
import type { DrawnChart } from './chart-places.ts';
import classes from './line-chart.module.css';

/** Which mark is whose. */
export const ChartLegend = ({ lines }: Pick<DrawnChart, 'lines'>) => (
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
);
