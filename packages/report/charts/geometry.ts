import type { ChartBlock } from '@assay/contract/reports/document';
import { type LimitName, type LimitValues, limitNames } from '@assay/domain/measurements/limits';
import { reportDay } from '@assay/domain/time';
import { livesOf, replacedAt } from './lives.ts';
import { scaleFor, scaleOfCounts } from './scale.ts';

export type BandKind = 'good' | 'attention' | 'urgent';

/** A chart as plain numbers, in the unit of its size with the origin at the top left: every painter draws these. */
export interface ChartGeometry {
  width: number;
  height: number;
  plot: { x: number; y: number; width: number; height: number };
  bands: { kind: BandKind; y: number; height: number }[];
  /** Each limit that is set, at its height. */
  limits: { name: LimitName; value: number; y: number }[];
  /** Ticks of the values, with the line across the plot. */
  rules: { y: number; label: string }[];
  days: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
  /** `lives`: the same places as lines join them. */
  lines: { title: string; places: ChartPlace[]; lives: ChartPlace[][] }[];
  /** Where another part begins and no line goes on. */
  replaced: { x: number }[];
}

export interface ChartPlace {
  x: number;
  y: number;
  /** Which value of its line. */
  index: number;
}

const margin = { top: 8, right: 12, bottom: 22, left: 48 };
/** A day label needs about so much room. */
const dayRoom = 90;

/** From below to above: where each band ends, and what it is; a limit that is not set ends nothing. */
function bandsOf(limits: LimitValues): { kind: BandKind; to: number }[] {
  const { criticalLow, low, high, criticalHigh } = limits;
  const ends: { kind: BandKind; to: number | null }[] = [
    { kind: 'urgent', to: criticalLow },
    { kind: 'attention', to: low },
    { kind: 'good', to: high ?? criticalHigh ?? Number.POSITIVE_INFINITY },
    { kind: 'attention', to: high === null ? null : (criticalHigh ?? Number.POSITIVE_INFINITY) },
    { kind: 'urgent', to: criticalHigh === null ? null : Number.POSITIVE_INFINITY },
  ];
  return ends.flatMap(({ kind, to }) => (to === null ? [] : [{ kind, to }]));
}

const isLimited = (limits: LimitValues): boolean => Object.values(limits).some((limit) => limit !== null);

export function chartGeometry(
  chart: Pick<ChartBlock, 'lines' | 'limits'> & Partial<Pick<ChartBlock, 'replacements'>> & { counts?: true },
  width: number,
  height: number,
  dayText = reportDay,
): ChartGeometry {
  const values = chart.lines.flatMap((line) => line.values);
  const limits = Object.values(chart.limits).filter((limit) => limit !== null);
  const numbers = [...values.map(({ value }) => value), ...limits];
  const scale = chart.counts ? scaleOfCounts(numbers) : scaleFor(numbers);
  const moments = values.map(({ at }) => Date.parse(at));
  const replaced = replacedAt(chart);
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const plot = {
    x: margin.left,
    y: margin.top,
    width: width - margin.left - margin.right,
    height: height - margin.top - margin.bottom,
  };
  const yOf = (value: number) => plot.y + plot.height * (1 - (value - scale.from) / (scale.to - scale.from));
  // A single moment stands in the middle.
  const xOf = (at: number) => plot.x + plot.width * (last > first ? (at - first) / (last - first) : 0.5);

  let below = scale.from;
  const bands = !isLimited(chart.limits)
    ? []
    : bandsOf(chart.limits).flatMap(({ kind, to }) => {
        const top = Math.min(to, scale.to);
        const band = { kind, y: yOf(top), height: yOf(below) - yOf(top) };
        if (top <= below) return [];
        below = top;
        return [band];
      });

  const shown = last > first ? Math.max(2, Math.min(6, Math.floor(plot.width / dayRoom))) : 1;
  const days = Array.from({ length: shown }, (_, n) => {
    const at = shown === 1 ? first : first + ((last - first) * n) / (shown - 1);
    const anchor = shown === 1 ? 'middle' : n === 0 ? 'start' : n === shown - 1 ? 'end' : 'middle';
    return { x: xOf(at), label: dayText(new Date(at).toISOString()), anchor } as const;
  });

  return {
    width,
    height,
    plot,
    bands,
    limits: limitNames.flatMap((name) => {
      const value = chart.limits[name];
      return value === null ? [] : [{ name, value, y: yOf(value) }];
    }),
    rules: scale.ticks.map(({ value, label }) => ({ y: yOf(value), label })),
    days,
    lines: chart.lines.map(({ title, values: of }) => {
      const placed = of.map(({ at, value }, index) => ({
        at,
        place: { x: xOf(Date.parse(at)), y: yOf(value), index },
      }));
      const lives = livesOf(placed, replaced).map((life) => life.map(({ place }) => place));
      return { title, places: placed.map(({ place }) => place), lives: lives.filter((life) => life.length > 0) };
    }),
    replaced: replaced.map((at) => ({ x: xOf(at) })),
  };
}
