import type { LimitName } from '@assay/domain/measurements/limits';
import type { BandKind, ChartGeometry } from '@assay/report/charts/geometry';
import '../rating-colours.css';
import { ChartMark, lineColours } from './ChartMark.tsx';
import type { DrawnChart, ValuePlace } from './chart-places.ts';
import { isCritical, limitLabels } from './limit-labels.ts';
import classes from './line-chart.module.css';

/** A band looks like the rating that a value in it suggests. */
const bandRatings: Record<BandKind, string> = { good: 'Ok', attention: 'Follow', urgent: 'ImmediateAction' };

/** The line of a limit looks like the band that begins there. */
const limitRating = (name: LimitName): string => bandRatings[isCritical(name) ? 'urgent' : 'attention'];

interface ChartDrawingProps {
  geometry: ChartGeometry;
  limitText: DrawnChart['limitText'];
  places: readonly ValuePlace[];
  active: ValuePlace | undefined;
}

/** The picture of a chart; what it says is described elsewhere. */
export const ChartDrawing = ({ geometry, limitText, places, active }: ChartDrawingProps) => {
  const { width, height, plot, bands, rules, days, lines, replaced } = geometry;
  const right = plot.x + plot.width;
  const limits = limitText ? limitLabels(geometry, limitText) : [];
  return (
    <svg className={classes.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {bands.map(({ kind, y, height: high }) => (
        <rect key={y} data-rating={bandRatings[kind]} x={plot.x} y={y} width={plot.width} height={high} />
      ))}
      {rules.map(({ y, label }) => (
        <g key={label}>
          <line x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} />
          <text x={plot.x - 8} y={y} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {days.map(({ x, label, anchor }) => (
        <text key={x} x={x} y={height - 5} textAnchor={anchor}>
          {label}
        </text>
      ))}
      {limits.map(({ name, y }) => (
        <line key={name} data-rating={limitRating(name)} x1={plot.x} x2={right} y1={y} y2={y} />
      ))}
      {active && <line data-active x1={active.x} x2={active.x} y1={plot.y} y2={plot.y + plot.height} />}
      {replaced.map(({ x }) => (
        <line key={x} data-replaced x1={x} x2={x} y1={plot.y} y2={plot.y + plot.height} />
      ))}
      {lines.flatMap(({ lives }, line) =>
        lives.map((along) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone.
            key={`${line}/${along[0]?.index}`}
            data-line={line % lineColours}
            points={along.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        )),
      )}
      {places.map(({ id, line, x, y }) => (
        <ChartMark key={id} line={line} x={x} y={y} />
      ))}
      {limits.map(({ name, textY, text }) => (
        <text key={name} data-limit data-rating={limitRating(name)} x={right} y={textY} textAnchor="end">
          {text}
        </text>
      ))}
      {active && <ChartMark line={active.line} x={active.x} y={active.y} large />}
    </svg>
  );
};
