import { parseNumber } from '../../measurements/numbers.ts';
import type { Point } from '../../points/point.ts';
import type { ResultContent } from '../../points/results.ts';
import type { ParameterValue } from './rule.ts';

const numberOrText = (text: string): string | number => parseNumber(text) ?? text.trim();

interface Titled {
  id: string;
  title: string;
}

const chosenTitles = (lists: readonly { options: readonly Titled[] }[], chosen: readonly { optionIds: string[] }[]) => {
  const ids = new Set(chosen.flatMap(({ optionIds }) => optionIds));
  return lists.flatMap(({ options }) => options.filter(({ id }) => ids.has(id)).map(({ title }) => title));
};

const texts = (answers: readonly { value: string }[]) =>
  answers.filter(({ value }) => value.trim() !== '').map(({ value }) => numberOrText(value));

/** A point and its result are of one type, and have some of these parts. */
type AnyPoint = Partial<Extract<Point, { optionGroup: unknown }>> &
  Partial<Extract<Point, { multipleChoices: unknown }>> &
  Partial<Extract<Point, { dropdowns: unknown }>>;
type AnyResult = Partial<ResultContent<'Measurement'>> &
  Partial<ResultContent<'MeasurementsWithPicture'>> &
  Partial<ResultContent<'RadioButtonSelection'>> &
  Partial<ResultContent<'MultipleChoicesAndRangeValues'>> &
  Partial<ResultContent<'Dropdown'>>;

/** Rules see a value, the name of the chosen option, or a list; choices take precedence over ranges. */
export function resultValue(point: Point, result: ResultContent): ParameterValue {
  const { optionGroup, multipleChoices: lists = [], dropdowns = [] } = point as unknown as AnyPoint;
  const answer = result as AnyResult;
  if (answer.value !== undefined) return answer.value.trim() === '' ? null : numberOrText(answer.value);
  if (answer.selection !== undefined)
    return optionGroup?.options.find(({ id }) => id === answer.selection)?.name ?? null;
  if (answer.multipleChoices) return chosenTitles(lists, answer.multipleChoices);
  if (answer.dropdowns) return chosenTitles(dropdowns, answer.dropdowns);
  return texts(answer.values ?? answer.rangeValues ?? []);
}

/** The texts of the options as rules compare them; empty where the answer is typed. */
export function offeredAnswers(point: Point): string[] {
  const { optionGroup, multipleChoices = [], dropdowns = [] } = point as unknown as AnyPoint;
  const titles = [...multipleChoices, ...dropdowns].flatMap(({ options }) => options.map(({ title }) => title));
  return [...(optionGroup?.options.map(({ name }) => name) ?? []), ...titles];
}
