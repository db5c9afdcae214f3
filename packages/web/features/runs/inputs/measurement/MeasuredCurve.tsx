import { type LimitValues, noLimits } from '@assay/domain/measurements/limits';
import { listMoment } from '@assay/domain/time';
import { t } from '../inputs.texts.ts';
import { curveOf } from './curve.ts';
import classes from './measured-curve.module.css';

interface MeasuredCurveProps {
  /** What was measured before, oldest first. */
  values: readonly { at: string; value: number }[];
  /** What is typed now. */
  now: number | undefined;
  limit: LimitValues | undefined;
}

const [width, height] = [340, 84];

/** The last values over their bands, and where the new one would lie. */
export function MeasuredCurve({ values, now, limit = noLimits }: MeasuredCurveProps) {
  if (values.length === 0) return null;
  const { places, bands } = curveOf(
    values.map(({ value }) => value),
    now,
    limit,
    { width, height },
  );
  const text = values.map(({ at, value }) => `${listMoment(at).slice(0, 10)}: ${value}`).join(', ');
  const known = places.slice(0, values.length);
  const [last, typed] = [known.at(-1), places[values.length]];
  return (
    <figure className={classes.curve} role="img" aria-label={t('lastValues', { values: text })}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {bands.map(({ kind, y, high }) => (
          <rect key={`${kind}${y}`} data-kind={kind} x={0} y={y} width={width} height={high} />
        ))}
        <polyline points={known.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {last && typed && <line data-now x1={last.x} y1={last.y} x2={typed.x} y2={typed.y} />}
      </svg>
      {places.map(({ x, y, value, isAbove }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place alone.
          key={place}
          className={classes.value}
          data-now={place === values.length || undefined}
          data-above={isAbove || undefined}
          aria-hidden
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
        >
          {value}
        </span>
      ))}
    </figure>
  );
}
