import type { Point } from '../points/point.ts';
import type { PointType } from '../points/point-types.ts';
import type { ChoiceResult, DropdownResult, OptionAnswer, RangeResult, ResultContent } from '../points/results.ts';
import { type FieldError, fieldError } from '../problem.ts';

/** Each type has some of these. */
export interface WireContent {
  value?: string | undefined;
  selection?: string | null | undefined;
  content?: { values: { rowId?: string | undefined; fieldId: string; value: string }[] } | undefined;
  rangeValues?: RangeResult[] | undefined;
  multipleChoices?: ChoiceResult[] | undefined;
  dropdowns?: DropdownResult[] | undefined;
  followUps?: OptionAnswer[] | undefined;
}

type Part = keyof WireContent;

const partsOf: Record<PointType, readonly Part[]> = {
  Comment: ['value'],
  Measurement: ['value'],
  Summary: ['content'],
  SummaryWithRows: ['content'],
  MeasurementsWithPicture: ['content'],
  RadioButtonSelection: ['selection', 'followUps'],
  RadioButtonSelectionAndRangeValues: ['selection', 'followUps', 'rangeValues'],
  RangeValues: ['rangeValues'],
  MultipleChoices: ['multipleChoices', 'followUps'],
  MultipleChoicesAndRangeValues: ['multipleChoices', 'followUps', 'rangeValues'],
  Dropdown: ['dropdowns', 'followUps'],
};

const everyPart: readonly Part[] = [
  'value',
  'selection',
  'content',
  'rangeValues',
  'multipleChoices',
  'dropdowns',
  'followUps',
];

export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' && typeof inner === 'string') found.add(inner);
    else idsIn(inner, found);
  }
  return found;
}

const idNames = new Set([
  'selection',
  'rowId',
  'fieldId',
  'rangeValueId',
  'multipleChoiceId',
  'dropdownId',
  'optionId',
  'optionIds',
]);

function unknownIds(value: unknown, path: string, known: ReadonlySet<string>): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const ids = idNames.has(name) ? [inner].flat().filter((id): id is string => typeof id === 'string') : [];
    if (ids.some((id) => !known.has(id))) return [fieldError(at, 'answer.otherPart')];
    return unknownIds(inner, at, known);
  });
}

/** A list for a single choice takes one answer at most. */
function tooMany(point: Point, input: WireContent): FieldError[] {
  const lists = 'multipleChoices' in point ? point.multipleChoices : [];
  const dropdowns = 'dropdowns' in point ? point.dropdowns : [];
  const single = new Set([
    ...lists.filter(({ radio }) => radio).map(({ id }) => id),
    ...dropdowns.filter(({ multiselect }) => !multiselect).map(({ id }) => id),
  ]);
  const check = (part: Part, answers: readonly { id: string; optionIds: readonly string[] }[]) =>
    answers.flatMap(({ id, optionIds }, i) =>
      single.has(id) && optionIds.length > 1 ? [fieldError(`${part}.${i}.optionIds`, 'answer.onlyOne')] : [],
    );
  return [
    ...check(
      'multipleChoices',
      (input.multipleChoices ?? []).map(({ multipleChoiceId, optionIds }) => ({ id: multipleChoiceId, optionIds })),
    ),
    ...check(
      'dropdowns',
      (input.dropdowns ?? []).map(({ dropdownId, optionIds }) => ({ id: dropdownId, optionIds })),
    ),
  ];
}

export function contentFaults(point: Point, input: WireContent): FieldError[] {
  const own = partsOf[point.type];
  const foreign = everyPart.filter((part) => input[part] !== undefined && !own.includes(part));
  return [
    ...foreign.map((path) => fieldError(path, 'answer.notOfType', { type: point.type })),
    ...unknownIds(Object.fromEntries(own.map((part) => [part, input[part]])), '', idsIn(point)),
    ...tooMany(point, input),
  ];
}

/** Parts that are left out stay; anything else that was sent is ignored. */
export function contentAfter(before: ResultContent, input: WireContent): ResultContent {
  const parts = everyPart.filter((part) => part !== 'content' && input[part] !== undefined);
  const given = Object.fromEntries(parts.map((part) => [part, input[part]]));
  return { ...before, ...given, ...(input.content && { values: input.content.values }) } as ResultContent;
}

/** Values of tables and fields go into `content`. */
export function toWireContent(content: ResultContent): WireContent {
  if (!('values' in content)) return content as WireContent;
  return { content: { values: content.values } };
}
