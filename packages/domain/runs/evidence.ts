import { type Disposal, isDoubtful, placesOf } from '../inspections/ledger.ts';
import { bandOf, type LimitValues, limitFor } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { needsAttention, ratings } from '../ratings.ts';
import { inReportOrder, reportNumbers } from '../reports/report-numbers.ts';
import { minutes } from '../time.ts';
import { keptSlips, typedCells } from './answer-slips.ts';
import { type EvidenceKind, evidenceKinds } from './evidence-kinds.ts';
import { isLifted } from './result.ts';
import { type RunWork, stepsOf, unconfirmedPoints } from './submit-check.ts';

export interface Evidence {
  kind: EvidenceKind;
  pointId: string;
  /** Its number in the report; null if the report leaves it out. */
  number: number | null;
  name: string;
  /** The values, or the minutes of a pause; empty if there is nothing more to say. */
  value: string;
  /** True if the inspector rated the point Ok nevertheless. */
  ratedOk: boolean;
}

/** An open item of an earlier visit, its point and the outcome that this visit gave. */
export interface SaidOfEarlier {
  title: string;
  disposal: Disposal | null;
  pointId?: string | null;
  inspectionPointId?: string | null;
}

/** A longer gap between two answers is worth a question. */
const longPause = minutes(30);

/** Within a tenth of the room between the limits, or a twentieth of the only limit. */
function isNear(value: number, { low, high }: LimitValues): boolean {
  if (low !== null && high !== null) return Math.min(value - low, high - value) < (high - low) / 10;
  const only = low ?? high;
  return only !== null && Math.abs(value - only) < Math.abs(only) / 20;
}

function atLimits(value: string, limits: LimitValues): [EvidenceKind, string][] {
  const parsed = parseNumber(value);
  if (parsed === undefined) return [];
  if (bandOf(parsed, limits) !== 'ok') return [['overLimit', value]];
  return isNear(parsed, limits) ? [['nearLimit', value]] : [];
}

/** The first point after each long pause, with its minutes. */
function pauses(writtenAt: ReadonlyMap<string, Date>): Map<string, number> {
  const written = [...writtenAt].toSorted(([, a], [, b]) => a.getTime() - b.getTime());
  return new Map(
    written.flatMap(([pointId, at], place) => {
      const gap = at.getTime() - (written[place - 1]?.[1] ?? at).getTime();
      return gap > longPause ? [[pointId, Math.round(gap / minutes(1))] as const] : [];
    }),
  );
}

/** In the order of kinds and points; `writtenAt` has the time of the last change of each point. */
export function evidenceOf(
  work: RunWork,
  writtenAt: ReadonlyMap<string, Date>,
  earlier: readonly SaidOfEarlier[] = [],
): Evidence[] {
  const old = new Set(unconfirmedPoints(work).map(({ step }) => step.at.id));
  const after = pauses(writtenAt);
  const steps = stepsOf(work);
  const numbers = reportNumbers(steps);
  const places = placesOf(
    steps.map(({ at }) => at),
    earlier,
  );
  const found = inReportOrder(steps).flatMap(({ at }) => {
    const result = work.results.get(at.id);
    if (!result || isLifted(result)) return [];
    const { point } = at;
    const name = result.nameOverride.trim() || point.name;
    const limits = 'measurementLimits' in point ? limitFor(point.measurementLimits, work.product) : undefined;
    const lines = limits ? typedCells(point, result).flatMap(({ value }) => atLimits(value, limits)) : [];
    for (const [{ title, disposal }, pointId] of places)
      if (pointId === at.id && isDoubtful(disposal, result)) lines.push(['fixedYetBad', title]);
    for (const { value } of keptSlips(point, result)) lines.push(['keptSlip', value]);
    if (old.has(at.id)) lines.push(['prefilled', '']);
    if (point.photoField.present && needsAttention(result.rating) && result.photos.length === 0)
      lines.push(['noPhoto', '']);
    const pause = after.get(at.id);
    if (pause !== undefined) lines.push(['pause', String(pause)]);
    // Several cells of a table are reported as one line.
    return [...Map.groupBy(lines, ([kind]) => kind)].map(
      ([kind, some]): Evidence => ({
        ...{ kind, pointId: at.id, number: numbers.get(at.id) ?? null, name },
        value: some.map(([, value]) => value).join(', '),
        ratedOk: result.rating === ratings.Ok,
      }),
    );
  });
  return evidenceKinds.flatMap((kind) => found.filter((item) => item.kind === kind));
}

/** The inspector sees these before anybody else does. */
export const passedOverLimits = (work: RunWork): Evidence[] =>
  evidenceOf(work, new Map()).filter(({ kind, ratedOk }) => kind === 'overLimit' && ratedOk);
