import { type Band, bandOf, type LimitValues, limitFor, noLimits, type Product } from '../measurements/limits.ts';
import { isLimited } from '../measurements/summary-table.ts';
import type { LifeEstimate } from '../points/point-types.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import type { FrozenPoint, SnapshotPoint } from '../protocols/snapshot.ts';
import { chartLines, limitsHoldForChart } from '../runs/chart-lines.ts';
import { cellSeries, measuredNow, measuredValues } from '../runs/measured-values.ts';
import { isLifted, type PointResult } from '../runs/result.ts';
import { type RunWork, stepsOf } from '../runs/submit-check.ts';
import { partLife } from '../trends/life-range.ts';
import type { TakenValue } from '../trends/part-lives.ts';
import { worded } from '../words/message.ts';
import type { LastAnswer } from './last-visit.ts';
import { inReportOrder, reportNumbers } from './report-numbers.ts';
import type { ChartOutcome, ChartValue, PointOutcome } from './version.ts';

/** What earlier visits of the same machine measured at a point: one line of its chart. */
export interface Trend {
  inspectionPointId: string;
  series: string;
  /** Oldest first. */
  values: ChartValue[];
}

/** What a visit knows of itself and of earlier ones. */
export interface Charting {
  trends: readonly Trend[];
  visit: Omit<ChartValue, 'value'>;
  /** What was found at each point the last time, by its place in the protocol. */
  lastAnswers?: ReadonlyMap<string, LastAnswer>;
}

/** The limits of a point that hold for a product. */
export function appliedLimits(point: FrozenPoint, product: Product): LimitValues | null {
  const found = 'measurementLimits' in point ? limitFor(point.measurementLimits, product) : undefined;
  if (!found) return null;
  const { criticalLow, low, high, criticalHigh } = found;
  return { criticalLow, low, high, criticalHigh };
}

/** The series whose values the limits of a point hold for: in a table not for what is a sum or a difference. */
function limitedSeries(point: FrozenPoint): (series: string) => boolean {
  if (point.type !== 'SummaryWithRows') return () => true;
  const shape = shapeOf(point);
  const limited = shape.rows.flatMap((row) =>
    shape.fields.filter((field) => isLimited(shape, row.id, field.id)).map((field) => cellSeries(row.id, field.id)),
  );
  const known = new Set(limited);
  return (series) => known.has(series);
}

function bandsOf(point: FrozenPoint, result: PointResult, limits: LimitValues | null): Record<string, Band> {
  if (!limits) return {};
  const holds = limitedSeries(point);
  const limited = measuredValues(point, result.content).filter(({ series }) => holds(series));
  return Object.fromEntries(limited.map(({ series, value }) => [series, bandOf(value, limits)]));
}

/** What was measured before, and at last this time. */
function linesOf({ inspectionPointId, point }: SnapshotPoint, result: PointResult, { trends, visit }: Charting) {
  const now = new Map(measuredNow(point, result).map(({ series, value }) => [series, value]));
  return chartLines(point).flatMap(({ title, series }) => {
    const before = trends.find((trend) => trend.inspectionPointId === inspectionPointId && trend.series === series);
    const value = now.get(series);
    const values = [
      ...(before?.values ?? []),
      ...(value === undefined ? [] : [{ ...visit, value, ...(result.replaced && { replaced: true }) }]),
    ];
    return values.length > 0 ? [{ title, values }] : [];
  });
}

/** What is known of the part behind a measurement, as it is kept. */
export function expectedLife(
  oldestFirst: readonly TakenValue[],
  watched: LifeEstimate,
  limits: LimitValues,
): Pick<ChartOutcome, 'life' | 'replacements' | 'presumed'> {
  const known = partLife(oldestFirst, watched, limits);
  if (!known) return { life: null, replacements: [] };
  const { range, replacements } = known;
  const first = replacements.flatMap((place) => oldestFirst[place] ?? []);
  const presumed = first.filter(({ replaced }) => !replaced).map(({ at }) => at);
  return {
    life: range && { ...range, early: range.early.toISOString(), late: range.late.toISOString() },
    replacements: first.map(({ at }) => at),
    ...(presumed.length > 0 && { presumed }),
  };
}

function chartOf(
  at: SnapshotPoint,
  result: PointResult,
  applied: LimitValues | null,
  charting: Charting,
): ChartOutcome | null {
  const { point } = at;
  const lines = linesOf(at, result, charting);
  // One visit makes no trend yet.
  if (!lines.some(({ values }) => values.length > 1)) return null;
  // Beside a sum or a difference the bands would say something wrong.
  const limits = (limitsHoldForChart(point) ? applied : null) ?? noLimits;
  const taken = lines.flatMap(({ values }) => values).sort((one, other) => one.at.localeCompare(other.at));
  const watched = point.type === 'Measurement' ? point.lifeEstimate : 'Off';
  return { lines, limits, ...expectedLife(taken, watched, limits) };
}

/** What the rules make of every point of a run that is shown, in the order of the protocol, whatever the order of the work was. */
export function pointOutcomes(work: RunWork, charting: Charting): PointOutcome[] {
  const steps = inReportOrder(stepsOf(work));
  const numbers = reportNumbers(steps);
  return steps.flatMap(({ at, categoryId, number, phaseId, warning }) => {
    const result = work.results.get(at.id);
    if (!result) return [];
    const limits = appliedLimits(at.point, work.product);
    const counts = !isLifted(result);
    const last = charting.lastAnswers?.get(at.id);
    return [
      {
        protocolPointId: at.id,
        categoryId,
        // No number of what a reader sees is missing.
        number: numbers.get(at.id) ?? number,
        phaseId,
        // A version keeps what people read on that day.
        warning: warning && worded(warning, 'en'),
        limits,
        bands: counts ? bandsOf(at.point, result, limits) : {},
        chart: counts ? chartOf(at, result, limits, charting) : null,
        ...(last && { last }),
      },
    ];
  });
}
