import { chartGeometry } from '@assay/report/charts/geometry';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartReadout } from './ChartReadout.tsx';
import { type DrawnChart, nearestPlace, placesOf, spokenPlace } from './chart-places.ts';
import { t } from './charts.texts.ts';
import classes from './line-chart.module.css';

const usualHeight = 220;
const narrowest = 200;

/** The drawing of a chart, as wide as its place; pointing or the arrow keys tell its values. */
export function ChartPlot({ chart, height = usualHeight }: { chart: DrawnChart; height?: number }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const geometry = useMemo(
    () => chartGeometry(chart, Math.max(narrowest, width), height, chart.dayText),
    [chart, width, height],
  );
  const places = useMemo(() => placesOf(chart, geometry), [chart, geometry]);
  const [at, setAt] = useState<number>();
  const active = at === undefined ? undefined : places[at];
  const last = places.length - 1;
  const read = places[at ?? last];
  if (!read) return null;
  const isOneOfMany = chart.lines.length > 1;

  function point({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const box = currentTarget.getBoundingClientRect();
    setAt(nearestPlace(places, clientX - box.left, clientY - box.top));
  }

  function step(event: KeyboardEvent): void {
    const now = at ?? last;
    const [before, after] = [Math.max(0, now - 1), Math.min(last, now + 1)];
    const steps: Record<string, number> = {
      ArrowLeft: before,
      ArrowDown: before,
      ArrowRight: after,
      ArrowUp: after,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    // The page would scroll along.
    event.preventDefault();
    setAt(to);
  }

  return (
    <div
      ref={ref}
      className={classes.plot}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={t('valuesOf', { title: chart.title })}
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={spokenPlace(read, isOneOfMany)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(undefined)}
      onFocus={() => setAt((now) => now ?? last)}
      onBlur={() => setAt(undefined)}
      onKeyDown={step}
    >
      {width > 0 && <ChartDrawing geometry={geometry} limitText={chart.limitText} places={places} active={active} />}
      {active && <ChartReadout place={active} width={geometry.width} isOneOfMany={isOneOfMany} />}
    </div>
  );
}
