import { type LimitValues, limitFor, suggestedRating } from '@assay/domain/measurements/limits';
import type { SummaryCell } from '@assay/domain/measurements/summary-table';
import { isComputed } from '@assay/domain/measurements/summary-table';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import { isWatched } from '@assay/domain/trends/life-range';
import { dice } from '../dice.ts';
import {
  asRead,
  type Course,
  findPart,
  type PartFound,
  steadyValue,
  usualValue,
  wornValue,
  worstBand,
} from '../wear.ts';
import { type Answer, fine, type PointVisit } from './answer.ts';

export type MeasuredPoint = Extract<FrozenPoint, { type: 'Measurement' | 'SummaryWithRows' }>;

const anyLimit: LimitValues = { criticalLow: null, low: null, high: null, criticalHigh: null };

export function courseOf(point: MeasuredPoint, limit: LimitValues): Course {
  if (point.type === 'Measurement') {
    if (point.lifeEstimate === 'Min') return 'falling';
    if (point.lifeEstimate === 'Max' || point.unitValue === 'h') return 'growing';
    return 'steady';
  }
  return limit.high === null && limit.low !== null ? 'falling' : 'steady';
}

const comments: Record<Course, readonly [follow: readonly string[], act: readonly string[]]> = {
  falling: [
    ['Worn close to the limit. Order new parts.', 'Will not last until the next visit but one. Plan the change.'],
    ['Worn beyond the limit. Changed during the visit.', 'Worn out. To be changed before the next shift.'],
  ],
  growing: [
    ['Grows towards the limit. Plan the change.', 'Close to the limit. Watch it, and have parts ready.'],
    ['Beyond the limit. Taken out of use until it is changed.', 'Beyond the limit. Changed during the visit.'],
  ],
  steady: [
    ['Outside the usual range. Read again after the next shift.', 'Unusual for this machine. Look for the cause.'],
    ['Far outside the limits. The crew was told, and the machine stopped.', 'Beyond the critical limit. Adjusted.'],
  ],
};

/** Those that say that nothing is left to do. */
const fixedComments = Object.values(comments)
  .flatMap(([, act]) => act)
  .filter((text) => /Changed during the visit|Adjusted/.test(text));

function limitText(rating: Rating, worst: string, limit: LimitValues, unit: string): string {
  const isLow = limit.low !== null && Number(worst) < limit.low;
  const [near, far] = isLow ? [limit.low, limit.criticalLow] : [limit.high, limit.criticalHigh];
  const passed = rating === ratings.ImmediateAction ? `the critical limit is ${far}` : `the limit is ${near}`;
  return `Measured ${worst} ${unit}; ${passed} ${unit}.`.replaceAll(/ +([;.])/g, '$1');
}

interface Measured {
  texts: readonly string[];
  course: Course;
  renewed: boolean;
}

/** The judgement of the limits is the inspector's too. */
function judged(
  visit: PointVisit<MeasuredPoint>,
  { texts, course, renewed }: Measured,
): Pick<Answer, 'rating' | 'cause' | 'comment' | 'observation' | 'fixed'> {
  const { point, product } = visit;
  const limit = limitFor(point.measurementLimits, product);
  const band = limit ? worstBand(texts, limit) : 'ok';
  const rating = suggestedRating(band);
  if (!limit || rating === ratings.Ok)
    return { rating: ratings.Ok, cause: null, comment: renewed ? 'A new part was fitted.' : '', observation: '' };
  const sorted = texts.toSorted((one, other) => Number(one) - Number(other));
  const worst = (band === 'low' || band === 'criticalLow' ? sorted[0] : sorted.at(-1)) ?? '';
  const [follow, act] = comments[course];
  const comment = visit.dice.one(rating === ratings.ImmediateAction ? act : follow);
  return {
    rating,
    cause: course === 'steady' ? 'reading' : 'wear',
    comment,
    fixed: fixedComments.includes(comment),
    observation: limitText(rating, worst, limit, point.unitValue ?? ''),
  };
}

/** Where a machine has no limits of its own, its values are like those of others. */
const likelyLimit = ({ point, product }: PointVisit<MeasuredPoint>): LimitValues =>
  limitFor(point.measurementLimits, product) ?? point.measurementLimits[0] ?? anyLimit;

/** Without limits nobody says when a part has to go, so that its crew changes it in good time. */
function partOf(visit: PointVisit<MeasuredPoint>, course: Course, limit: LimitValues): PartFound {
  const { machine, point, product } = visit;
  const part = findPart(machine, point.name, course, limit, visit);
  return limitFor(point.measurementLimits, product) ? part : { ...part, used: part.used * 0.7 };
}

export function answerMeasurement(visit: PointVisit<Extract<FrozenPoint, { type: 'Measurement' }>>): Answer {
  const { point, machine, hours } = visit;
  const limit = likelyLimit(visit);
  if (point.measurementLimits.length === 0)
    return fine({ value: point.unitValue === 'h' ? hours.toFixed(0) : visit.dice.between(84, 118).toFixed(0) });
  const course = courseOf(point, limit);
  const part = course === 'steady' ? undefined : partOf(visit, course, limit);
  const value = part
    ? wornValue(part, visit.dice.between(-0.012, 0.012))
    : steadyValue(machine, point.name, limit, visit);
  const span = part ? part.end - part.fresh : usualValue(machine, point.name, limit).width;
  const text = asRead(value, span);
  const renewed = part?.renewed ?? false;
  // Whoever finds another part than the last time says so.
  const input = { value: text, ...(renewed && isWatched(point) && { replaced: true }) };
  return { input, ...judged(visit, { texts: [text], course, renewed }) };
}

/** Each place of a part wears a little differently, and always the same one most; of other values one place tells of trouble. */
function cellReader(visit: PointVisit<MeasuredPoint>, limit: LimitValues, part: PartFound | undefined) {
  const { machine, point } = visit;
  const { usual, width } = usualValue(machine, point.name, limit);
  let first: number | undefined = steadyValue(machine, point.name, limit, visit);
  return (place: string): string => {
    const own = dice(machine.seed, point.name, place);
    if (part) {
      const used = part.used * own.between(0.86, 1);
      return asRead(wornValue({ ...part, used }, visit.dice.between(-0.01, 0.01)), part.end - part.fresh);
    }
    const value = first ?? usual + width * (own.between(-0.05, 0.05) + visit.dice.between(-0.02, 0.02));
    first = undefined;
    return asRead(value, width);
  };
}

export function answerTable(visit: PointVisit<Extract<FrozenPoint, { type: 'SummaryWithRows' }>>): Answer {
  const { point } = visit;
  const limit = likelyLimit(visit);
  const course = courseOf(point, limit);
  const part = course === 'steady' ? undefined : partOf(visit, course, limit);
  const shape = shapeOf(point);
  const read = cellReader(visit, limit, part);
  const values = point.rows.flatMap((row) =>
    point.fields
      .filter((field) => !isComputed(shape, row.id, field.id))
      .map(
        (field): SummaryCell => ({
          rowId: row.id,
          fieldId: field.id,
          value: read(`${row.title} ${field.title}`),
        }),
      ),
  );
  const measured = { texts: values.map(({ value }) => value), course, renewed: part?.renewed ?? false };
  return { input: { content: { values } }, ...judged(visit, measured) };
}
