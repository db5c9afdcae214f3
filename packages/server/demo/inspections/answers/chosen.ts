import type { ResultInput } from '@assay/contract/runs/result';
import type { OptionAnswer } from '@assay/domain/points/results';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import { type Dice, dice } from '../dice.ts';
import { type Answer, type Cause, fine, type PointVisit } from './answer.ts';

export type RadioPoint = Extract<FrozenPoint, { optionGroup: unknown }>;
export type ChoicesPoint = Extract<FrozenPoint, { multipleChoices: unknown }>;
export type DropdownPoint = Extract<FrozenPoint, { type: 'Dropdown' }>;

interface Option {
  id: string;
  index: number;
  name: string;
  followUpRangeValue: { title: string } | null;
}

const grave = new Set([
  'Damaged',
  'Leaking',
  'Not ok',
  'Missing',
  'Worn through',
  'With metal',
  'Change',
  'No water',
  'No fix',
  'Blocked',
  'Broken',
  'Crack',
  'Lost buttons',
]);

/** Lists that say what there is, not how good it is. */
const facts = new Set(['Rock', 'Topics']);

/** The first option is the good one, but for levels, which are listed from low to high. */
function ratingOf({ name, index }: Option, pointName: string): Rating {
  if (name === 'Normal' || (index === 0 && name !== 'Low')) return ratings.Ok;
  if (name === 'Cracked' || (name === 'Not ok' && pointName.startsWith('Emergency'))) return ratings.ImmediateAction;
  return grave.has(name) ? ratings.Repair : ratings.Follow;
}

/** What is found: mostly what is good, sometimes something to follow up, seldom worse. */
function found(
  options: readonly Option[],
  pointName: string,
  { dice: own, isNew }: { dice: Dice; isNew: boolean },
): Option {
  const rolled = isNew ? 1 : own.between(0, 1);
  const wanted = (rating: Rating) =>
    rolled < 0.028 ? rating >= ratings.Repair : rolled < 0.1 ? rating === ratings.Follow : rating === ratings.Ok;
  const rated = options.map((option) => ({ option, rating: ratingOf(option, pointName) }));
  const fit = rated.filter(({ rating }) => wanted(rating));
  const good = rated.filter(({ rating }) => rating === ratings.Ok);
  return own.one(fit.length > 0 ? fit : good).option;
}

/** Answers to what options ask, by the question; most ask for a number. */
const replies: Record<string, readonly string[]> = {
  'Where?': ['Lower edge, left side', 'In the middle, over half of the width'],
  'Which hose?': ['The upper one at the boom joint', 'The return hose of the feed motor'],
  'Which deck?': ['Top deck', 'Bottom deck'],
  'Which rock?': ['Gneiss'],
  'Which alloy?': ['14% manganese'],
  'Which one?': ['As the label on the tank says'],
  'Joint and play, mm': ['Boom foot, 3', 'Tilt joint, 2'],
};

const followUpsOf = (options: readonly Option[], own: Dice): OptionAnswer[] =>
  options.flatMap(({ id, followUpRangeValue: asks }) =>
    asks ? [{ optionId: id, value: own.one(replies[asks.title] ?? ['3', '6', '8', '12']) }] : [],
  );

const causeOf = (pointName: string, name: string): Cause => {
  if (/leak/i.test(pointName) || ['Seeping', 'Leaking', 'Sweating'].includes(name)) return 'leak';
  return /crack/i.test(name) ? 'crack' : 'condition';
};

const worstOf = (options: readonly Option[], pointName: string) =>
  options
    .map((option) => ({ option, rating: ratingOf(option, pointName) }))
    .reduce((worst, next) => (next.rating > worst.rating ? next : worst));

export function answerRadio(visit: PointVisit<RadioPoint>): Answer {
  const { point } = visit;
  const options = point.optionGroup?.options ?? [];
  const option = found(options, point.name, visit);
  const rating = ratingOf(option, point.name);
  const input = { selection: option.id, followUps: followUpsOf([option], visit.dice) };
  if (rating === ratings.Ok) return fine(input);
  const { defaultComment = '' } = options.find(({ id }) => id === option.id) ?? {};
  const comment = defaultComment || 'Does not work as it should.';
  return {
    input,
    rating,
    cause: causeOf(point.name, option.name),
    comment,
    observation: defaultComment === '' ? `Found: ${option.name.toLowerCase()}.` : '',
  };
}

interface List {
  title: string;
  options: readonly { id: string; index: number; title: string; followUpRangeValue: { title: string } | null }[];
}

const optionsOf = ({ options }: List): Option[] => options.map(({ title, ...option }) => ({ ...option, name: title }));

export function answerChoices(visit: PointVisit<ChoicesPoint>): Answer {
  const { point, machine } = visit;
  const chosen = point.multipleChoices.map((list) => ({
    list,
    isFact: facts.has(list.title),
    option: facts.has(list.title)
      ? dice(machine.seed, list.title).one(optionsOf(list).filter(({ name }) => name !== 'Other'))
      : found(optionsOf(list), point.name, visit),
  }));
  const followUps = followUpsOf(
    chosen.map(({ option }) => option),
    visit.dice,
  );
  const multipleChoices = chosen.map(({ list, option }) => ({ multipleChoiceId: list.id, optionIds: [option.id] }));
  const input: ResultInput = { multipleChoices, followUps };
  const judged = chosen.filter(({ isFact }) => !isFact);
  if (judged.length === 0) return fine(input);
  const { option, rating } = worstOf(
    judged.map((one) => one.option),
    point.name,
  );
  if (rating === ratings.Ok) return fine(input);
  const where = judged.find((one) => one.option === option)?.list.title ?? '';
  const observation = `${where}: ${option.name.toLowerCase()}.`;
  return { input, rating, cause: causeOf(point.name, option.name), comment: observation, observation };
}

/** What is fitted or filled in stays the same from visit to visit. */
export const answerDropdown = ({ point, machine }: PointVisit<DropdownPoint>): Answer =>
  fine({
    followUps: [],
    dropdowns: point.dropdowns.map((list) => {
      const options = optionsOf(list).filter(({ name }) => name !== 'Other');
      return { dropdownId: list.id, optionIds: [dice(machine.seed, point.name, list.title).one(options).id] };
    }),
  });
