import type { ChoiceList, RangeValue } from './parts.ts';
import type { PointType } from './point-types.ts';

/** The specification numbers the things that carry tags. */
export const tagTargets = { option: 0, rangeValue: 1 } as const;
export type TagTarget = (typeof tagTargets)[keyof typeof tagTargets];

export const mostTagLength = 50;
export const mostTags = 30;

/** Trims tags and drops repetitions ignoring case; the order stays. */
export function cleanedTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags.map((text) => text.trim()).filter(Boolean))
    if (!byWord.has(tag.toLowerCase())) byWord.set(tag.toLowerCase(), tag);
  return [...byWord.values()];
}

export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag, place) => tag === b[place]);

export interface TaggedPart {
  type: TagTarget;
  id: string;
  title: string;
  /** The list of an option, or the option that asks for a value. */
  within: string;
  tags: readonly string[];
}

/** Only these types have something to tag. */
export const taggedTypes: ReadonlySet<string> = new Set<PointType>([
  'RadioButtonSelectionAndRangeValues',
  'RangeValues',
  'MultipleChoices',
  'MultipleChoicesAndRangeValues',
]);

interface TaggableContent {
  multipleChoices?: readonly ChoiceList[];
  rangeValues?: readonly RangeValue[];
}

/** In the order in which an inspector meets them. */
export function taggedParts(point: object): TaggedPart[] {
  const { multipleChoices = [], rangeValues = [] } = point as TaggableContent;
  const ofValue = ({ id, title, tags }: RangeValue, within: string): TaggedPart => ({
    type: tagTargets.rangeValue,
    id,
    title,
    within,
    tags,
  });
  const options = multipleChoices.flatMap(({ title: list, options: ofList }) =>
    ofList.flatMap(({ id, title, tags, followUpRangeValue }): TaggedPart[] => [
      { type: tagTargets.option, id, title, within: list, tags },
      ...(followUpRangeValue ? [ofValue(followUpRangeValue, [title, list].filter(Boolean).join(', '))] : []),
    ]),
  );
  return [...options, ...rangeValues.map((value) => ofValue(value, ''))];
}
