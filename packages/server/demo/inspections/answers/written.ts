import { shownRangeValues } from '@assay/domain/points/range-values';
import type { RangeResult } from '@assay/domain/points/results';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import { dice } from '../dice.ts';
import { type Answer, fine, type PointVisit, type Visit } from './answer.ts';

export type CommentPoint = Extract<FrozenPoint, { type: 'Comment' }>;
export type FieldsPoint = Extract<FrozenPoint, { type: 'Summary' | 'MeasurementsWithPicture' }>;
export type RangesPoint = Extract<FrozenPoint, { rangeValues: unknown }>;

/** What readings of these points usually are, in the order of their places. */
const usual: Record<string, readonly number[]> = {
  'V-belts': [14, 19],
  'V-belts of the screen': [16],
  'Main frame liner': [24, 27],
  'Bearing vibration': [2.4, 2.7, 2.5, 2.9],
  Apertures: [40, 22, 8],
  'Grizzly bars': [92, 104],
  'Breaker plates': [62, 38],
  'Anvil ring distances': [212, 214, 211, 213],
  'Track shoe wear': [27, 26, 27, 25],
  'Track chain': [32, 35],
  'Rod changer': [1.2, 1.6],
  'Cross beam wear': [11, 11, 15],
  'Hammer wear': [118, 117.5, 117, 115],
  'Rotor tips': [14, 13.5, 14, 13],
  'Hours and stops of the last month': [420, 371, 9],
};

const near = (value: number, { dice: own }: Visit): string =>
  (value * own.between(0.95, 1.05)).toFixed(value < 20 ? 1 : 0);

const usualAt = (name: string, place: number): number => usual[name]?.[place] ?? 10;

export const readRanges = (visit: PointVisit<RangesPoint>): RangeResult[] =>
  shownRangeValues(visit.point.rangeValues, visit.product.productModelId).map(({ id }, place) => ({
    rangeValueId: id,
    value: near(usualAt(visit.point.name, place), visit),
  }));

/** Points whose fields are lengths of cracks: nothing, as a rule. */
const isAboutCracks = (name: string): boolean => /crack|welds/i.test(name);

function crackRating(length: number): Rating {
  if (length === 0) return ratings.Ok;
  if (length < 15) return ratings.Follow;
  return length < 30 ? ratings.Repair : ratings.ImmediateAction;
}

const crackComments: Partial<Record<Rating, string>> = {
  [ratings.Follow]: 'A short crack. Its ends are marked; measure again at the next visit.',
  [ratings.Repair]: 'Crack found. Gouge, weld and test it at the next stop.',
  [ratings.ImmediateAction]: 'Long crack. Not to be started before it is welded and tested.',
};

function answerCracks({ point, dice: own, isNew }: PointVisit<FieldsPoint>): Answer {
  const cracked = !isNew && own.chance(0.16) ? own.one(point.fields).id : undefined;
  const length = cracked ? Math.round(own.between(4, 38)) : 0;
  const values = point.fields.map(({ id }) => ({ fieldId: id, value: id === cracked ? String(length) : '0' }));
  const rating = crackRating(length);
  if (rating === ratings.Ok) return fine({ content: { values } }, 'No cracks found.');
  const where = point.fields.find(({ id }) => id === cracked)?.title.replace(', mm', '') ?? '';
  const observation = `${where}: a crack of ${length} mm.`;
  return { input: { content: { values } }, rating, cause: 'crack', comment: crackComments[rating] ?? '', observation };
}

/** What was done since the last visit, from the hours under load. */
const sinceLast: Record<string, (visit: Visit) => number[]> = {
  'Production since the last visit': ({ hoursSince, dice: own }) => [
    hoursSince,
    hoursSince * own.between(160, 240),
    own.between(0, 9),
  ],
  'Drilling since the last visit': ({ hoursSince, dice: own }) => [
    hoursSince * own.between(16, 22),
    hoursSince * 0.6,
    hoursSince * own.between(1.1, 1.6),
  ],
  'Screen load': ({ hoursSince, dice: own }) => [own.between(280, 360), own.between(80, 130), hoursSince],
};

export function answerFields(visit: PointVisit<FieldsPoint>): Answer {
  const { point } = visit;
  if (isAboutCracks(point.name)) return answerCracks(visit);
  const known = sinceLast[point.name]?.(visit);
  const values = point.fields.map(({ id }, place) => ({
    fieldId: id,
    value: known ? (known[place] ?? 0).toFixed(0) : near(usualAt(point.name, place), visit),
  }));
  return fine({ content: { values } });
}

const oil = ['Clear and amber.', 'A little dark, no smell of burning.', 'Clear, a few fine particles.'];

const texts: Record<string, readonly string[]> = {
  'Oil sample': oil,
  'Hydraulic oil sample': oil,
  'Bed depth': ['Even over the width, thin at the discharge.', 'Deep at the feed end, thins out after a third.'],
  'Bench and ground': ['Dry bench, hard ground.', 'Wet bench, drilled from the upper level.'],
  'Kivi: agreed work': ['New shank at the next service.', 'Grease lines of the boom at the next service.'],
  'Noise from the crusher': ['A dull knock once a turn, from the drive side.', 'Nothing unusual.'],
  'Changes of the plant since the last audit': ['None.', 'A new conveyor to the fines stockpile.'],
  'Carry-over': ['Hardly any on the top deck.', 'A tenth of the oversize is fines.'],
  'Spare parts left on site': ['One set of liners, two filters.', 'One set of dies under the stairs.'],
};
const nothing = [
  'Nothing to remark.',
  'Nothing beyond what is written above.',
  'Talked the results over with the crew.',
];

export function answerComment({ point, machine, dice: own }: PointVisit<CommentPoint>): Answer {
  if (point.name === 'Software version')
    return fine({ value: `4.${dice(machine.seed, 'software').one([8, 11, 12])}.2` });
  return fine({ value: own.one(texts[point.name] ?? nothing) });
}
