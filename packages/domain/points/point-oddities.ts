import { type FieldError, fieldError } from '../problem.ts';
import { valuesOf } from './applicability.ts';
import type { ChoiceList, Dropdown, RangeValue } from './parts.ts';
import { patternFault } from './patterns.ts';
import type { Point } from './point.ts';

interface AnyContent {
  rangeValues?: RangeValue[];
  multipleChoices?: ChoiceList[];
  dropdowns?: Dropdown[];
}

interface Ruled {
  inputValidationRegexp: string;
}

/** An expression that cannot be used checks nothing, and nobody sees that while it is folded away. */
function faultyPatterns(point: Point): FieldError[] {
  const { rangeValues = [], multipleChoices = [], dropdowns = [] } = point as AnyContent;
  const faulty = (path: string, { inputValidationRegexp }: Ruled): FieldError[] =>
    patternFault(inputValidationRegexp) ? [fieldError(path, 'point.patternFaulty')] : [];
  const inList = (name: string, parts: readonly Ruled[]) =>
    parts.flatMap((part, place) => faulty(`${name}.${place}`, part));
  const inFollowUps = (
    name: string,
    parts: readonly { options: readonly { followUpRangeValue: RangeValue | null }[] }[],
  ) =>
    parts.flatMap(({ options }, place) =>
      options.flatMap(({ followUpRangeValue }) =>
        followUpRangeValue ? faulty(`${name}.${place}`, followUpRangeValue) : [],
      ),
    );
  return [
    ...faulty('inputValidationRegexp', point),
    ...inList('rangeValues', rangeValues),
    ...inList('multipleChoices', multipleChoices),
    ...inFollowUps('multipleChoices', multipleChoices),
    ...inList('dropdowns', dropdowns),
    ...inFollowUps('dropdowns', dropdowns),
  ];
}

/** Nothing can be chosen from a list without named options. */
function withoutOptions(point: Point): FieldError[] {
  const { multipleChoices = [], dropdowns = [] } = point as AnyContent;
  const empty = (name: string, lists: readonly { options: readonly { title: string }[] }[]) =>
    lists.flatMap(({ options }, place) =>
      options.some(({ title }) => title.trim() !== '') ? [] : [fieldError(`${name}.${place}`, 'point.noOptionNamed')],
    );
  return [...empty('multipleChoices', multipleChoices), ...empty('dropdowns', dropdowns)];
}

/** An untitled value cannot be told from others; one that follows an option is identified by it. */
const untitledValues = (point: Point): FieldError[] =>
  ((point as AnyContent).rangeValues ?? []).flatMap(({ title }, place) =>
    title.trim() === '' ? [fieldError(`rangeValues.${place}`, 'point.valueUntitled')] : [],
  );

/** A point restricted to certain types, none of which is chosen, is offered nowhere. */
const restrictedToNothing = ({ metas }: Point): FieldError[] =>
  (
    [
      ['ProtocolTypesDefined', 'ProtocolType', 'point.noProtocolType'],
      ['UseCaseTypesDefined', 'UseCaseType', 'point.noUseCaseType'],
    ] as const
  ).flatMap(([defined, type, code]) =>
    valuesOf(metas, defined).includes('true') && valuesOf(metas, type).length === 0 ? [fieldError('metas', code)] : [],
  );

/** Such points can be saved nevertheless. */
export const pointOddities = (point: Point): FieldError[] => [
  ...restrictedToNothing(point),
  ...withoutOptions(point),
  ...untitledValues(point),
  ...faultyPatterns(point),
];
