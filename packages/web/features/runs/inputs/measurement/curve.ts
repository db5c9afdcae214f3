import { bandOf, type LimitValues, limitNames } from '@assay/domain/measurements/limits';

interface Size {
  width: number;
  height: number;
}

interface CurveBand {
  kind: 'ok' | 'attention' | 'critical';
  y: number;
  high: number;
}

interface CurvePlace {
  x: number;
  y: number;
  value: number;
  /** Its number stands above it, out of the way of the line; below it otherwise. */
  isAbove: boolean;
}

const kinds = {
  ok: 'ok',
  low: 'attention',
  high: 'attention',
  criticalLow: 'critical',
  criticalHigh: 'critical',
} as const;
/** Above and below the outermost value, as a share of their spread: its number stands there. */
const room = 0.45;

/** Where values stand in a small drawing over the bands of their limits; the last place is that of what is typed, where it is known. */
export function curveOf(
  values: readonly number[],
  now: number | undefined,
  limit: LimitValues,
  { width, height }: Size,
): { places: CurvePlace[]; bands: CurveBand[] } {
  const shown = [...values, ...(now === undefined ? [] : [now])];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const spread = most - least || Math.abs(most) || 1;
  const set = limitNames.flatMap((name) => limit[name] ?? []);
  // A limit that is near is seen; one that is far away would flatten the curve.
  const near = set.filter((value) => value > least - spread && value < most + spread);
  const [bottom, top] = [Math.min(least, ...near) - room * spread, Math.max(most, ...near) + room * spread];
  const yOf = (value: number) => height - ((value - bottom) / (top - bottom)) * height;
  const columns = values.length + 1;
  const places = shown.map((value, place) => {
    const beside = [shown[place - 1] ?? value, shown[place + 1] ?? value];
    const isAbove = 2 * value > (beside[0] ?? value) + (beside[1] ?? value);
    return { x: ((place + 0.5) / columns) * width, y: yOf(value), value, isAbove };
  });
  const edges = [top, ...set.filter((value) => value > bottom && value < top).toSorted((a, b) => b - a), bottom];
  const bands =
    set.length === 0
      ? []
      : edges.slice(1).map((low, index) => {
          const high = edges[index] ?? top;
          return { kind: kinds[bandOf((low + high) / 2, limit)], y: yOf(high), high: yOf(low) - yOf(high) };
        });
  return { places, bands };
}
