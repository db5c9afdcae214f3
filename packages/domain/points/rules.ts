import type { Product } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { comment } from './comment.ts';
import { dropdown } from './dropdown.ts';
import { entryRule } from './entry-rule.ts';
import { measurementsWithPicture, summary } from './fields.ts';
import { measurement } from './measurement.ts';
import { multipleChoices, multipleChoicesAndRangeValues } from './multiple-choices.ts';
import { newPatternEffort, passesPattern } from './patterns.ts';
import type { Point, PointCommon } from './point.ts';
import { pointOddities } from './point-oddities.ts';
import type { Entry, PointRules } from './point-rules.ts';
import type { KeyboardType, PointType, ValidationConsequence } from './point-types.ts';
import { radioButtonSelection, radioButtonSelectionAndRangeValues } from './radio-button-selection.ts';
import { rangeValues } from './range-values.ts';
import type { ResultContent } from './results.ts';
import { newSettings } from './settings.ts';
import { summaryWithRows } from './summary-with-rows.ts';

/** A new type does not compile until its rules are here. */
const registry: { [T in PointType]: PointRules<T> } = {
  Comment: comment,
  Measurement: measurement,
  Summary: summary,
  SummaryWithRows: summaryWithRows,
  MeasurementsWithPicture: measurementsWithPicture,
  RadioButtonSelection: radioButtonSelection,
  RadioButtonSelectionAndRangeValues: radioButtonSelectionAndRangeValues,
  RangeValues: rangeValues,
  MultipleChoices: multipleChoices,
  MultipleChoicesAndRangeValues: multipleChoicesAndRangeValues,
  Dropdown: dropdown,
};

/** A point matches the rules of its own type, which the compiler cannot see here. */
interface AnyRules {
  fresh: () => object;
  faults: (content: never) => FieldError[];
  warnings: (content: never) => FieldError[];
  cleaned: (content: never) => object;
  emptyResult: (content: never) => ResultContent;
  entries: (content: never, result: never, product: Product) => Entry[];
}

const rulesOf = (type: PointType): AnyRules => registry[type];

const newCommon = (): PointCommon => ({
  ...structuredClone(newSettings),
  name: '',
  description: '',
  productCategoryId: '',
  metas: [{ type: 'PointType', value: 'general' }],
});

export const freshContent = (type: PointType): object => rulesOf(type).fresh();

/** A new point of the type begins with this template. */
export const newPoint = (type: PointType): Point => ({ type, ...newCommon(), ...freshContent(type) }) as Point;

/** The screen and the server ask this one function what stops a save. */
export function pointFaults(point: Point): FieldError[] {
  return [
    ...(point.name.trim() === '' ? [fieldError('name', 'point.nameMissing')] : []),
    ...(point.productCategoryId === '' ? [fieldError('productCategoryId', 'point.categoryMissing')] : []),
    ...rulesOf(point.type).faults(point as never),
  ];
}

export const pointWarnings = (point: Point): FieldError[] => [
  ...rulesOf(point.type).warnings(point as never),
  ...pointOddities(point),
];

export const cleanedPoint = (point: Point): Point =>
  ({ ...point, ...rulesOf(point.type).cleaned(point as never) }) as Point;

export const emptyResult = (point: Point): ResultContent => rulesOf(point.type).emptyResult(point as never);

/** A consequence is more severe the later it stands in its list. */
export interface FailedEntry extends Entry {
  consequence: ValidationConsequence;
}

const entriesOf = (point: Point, result: ResultContent, product: Product): FailedEntry[] =>
  rulesOf(point.type)
    .entries(point as never, result as never, product)
    .map((entry) => ({ ...entry, ...entryRule(point, entry) }));

/** Values that do not match their pattern, with the consequence. */
export const failedEntries = (
  point: Point,
  result: ResultContent,
  product: Product,
  effort = newPatternEffort(),
): FailedEntry[] =>
  entriesOf(point, result, product).filter(({ pattern, value }) => !passesPattern(pattern, value, effort));

const numberKeyboards: readonly (KeyboardType | undefined)[] = ['number-pad', 'decimal-pad', 'numeric'];
const wordKeyboards: readonly KeyboardType[] = ['default', 'email-address', 'phone-pad', 'date', 'date-time'];

/** A measurement is a number unless its author asks for text; other values are numbers if their keyboard has only digits. */
const asksForNumber = ({ type, keyboardType }: Point, { keyboard }: Entry): boolean =>
  type === 'Measurement' ? !wordKeyboards.includes(keyboardType) : numberKeyboards.includes(keyboard || undefined);

/** Values that should be numbers and are not; a pattern of the author may allow other forms. */
export const wordsForNumbers = (
  point: Point,
  result: ResultContent,
  product: Product,
  effort = newPatternEffort(),
): Entry[] =>
  entriesOf(point, result, product).filter(
    (entry) =>
      asksForNumber(point, entry) &&
      entry.value.trim() !== '' &&
      parseNumber(entry.value) === undefined &&
      (entry.pattern === '' || !passesPattern(entry.pattern, entry.value, effort)),
  );

/** Entries that are still empty. */
export const missingEntries = (point: Point, result: ResultContent, product: Product): Entry[] =>
  entriesOf(point, result, product).filter(({ value }) => value.trim() === '');
