import type { ValuePlace } from './chart-places.ts';
import classes from './line-chart.module.css';

interface ChartReadoutProps {
  place: ValuePlace;
  /** Of the drawing. */
  width: number;
  isOneOfMany: boolean;
}

/** What is known of the value that somebody points at, on the side where there is more room. */
export const ChartReadout = ({ place, width, isOneOfMany }: ChartReadoutProps) => {
  const { x, title, value, day, inspectionName } = place;
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <div className={classes.readout} style={side} aria-hidden>
      {isOneOfMany && <span>{title}</span>}
      <strong>{value}</strong>
      <span>{day}</span>
      <span className={classes.inspection}>{inspectionName}</span>
    </div>
  );
};
