import { newId } from '../id.ts';
import type { Dropdown, DropdownOption, RangeValue } from './parts.ts';
import type { Point } from './point.ts';

export const batchStates = ['pending', 'done', 'failed'] as const;
export type BatchState = (typeof batchStates)[number];

/** Titles are alike from this similarity of their trigrams on. */
export const leastSimilarity = 0.6;

/** What a batch update copies from one option to others: never the image. */
export interface BatchValues {
  title: string;
  followUpRangeValue: RangeValue | null;
}

/** The options that a save wants to be like one of its own. */
export interface WantedBatch {
  sourceOptionId: string;
  optionIds: readonly string[];
  /** Where they were sent. */
  path: string;
}

const dropdownsIn = (point: Point): Dropdown[] => (point as { dropdowns?: Dropdown[] }).dropdowns ?? [];

export const optionIn = (point: Point, id: string): DropdownOption | undefined =>
  dropdownsIn(point)
    .flatMap(({ options }) => options)
    .find((option) => option.id === id);

/** The value that is asked stays the target's own, so that answers which name it still do. */
const followUpLike = (wanted: RangeValue | null, own: RangeValue | null): RangeValue | null =>
  wanted && { ...wanted, id: own?.id ?? newId(), index: 0, tags: own?.tags ?? [] };

/** The point with one of its options as the batch update has it. */
export function withBatchValues(point: Point, optionId: string, values: BatchValues): Point {
  const dropdowns = dropdownsIn(point).map((dropdown) => ({
    ...dropdown,
    options: dropdown.options.map((option) =>
      option.id === optionId
        ? {
            ...option,
            title: values.title,
            followUpRangeValue: followUpLike(values.followUpRangeValue, option.followUpRangeValue),
          }
        : option,
    ),
  }));
  return { ...point, dropdowns } as Point;
}

/** What of an option is not to be touched while it waits: its order may change. */
const lockedPart = ({ title, imageId, followUpRangeValue }: DropdownOption): string =>
  JSON.stringify([
    title,
    imageId,
    followUpRangeValue && [
      followUpRangeValue.title,
      followUpRangeValue.keyboardType,
      followUpRangeValue.inputValidationRegexp,
      followUpRangeValue.validationConsequence,
      followUpRangeValue.metas.map(({ type, value }) => `${type} ${value}`).sort(),
    ],
  ]);

/** Those of the waiting options that a change would remove or touch. */
export const touchedOptions = (before: Point, after: Point, waiting: readonly string[]): DropdownOption[] =>
  waiting.flatMap((id) => {
    const oldOption = optionIn(before, id);
    const newOption = optionIn(after, id);
    return oldOption && (!newOption || lockedPart(oldOption) !== lockedPart(newOption)) ? [oldOption] : [];
  });
