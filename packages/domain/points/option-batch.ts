import { newId } from '../id.ts';
import type { Dropdown, DropdownOption, RangeValue } from './parts.ts';
import type { Point } from './point.ts';

export const batchStates = ['pending', 'done', 'failed'] as const;
export type BatchState = (typeof batchStates)[number];

/** Titles with at least this trigram similarity count as alike. */
export const leastSimilarity = 0.6;

/** A batch update never copies the image. */
export interface BatchValues {
  title: string;
  followUpRangeValue: RangeValue | null;
}

/** A save asks to copy one of its options to these. */
export interface WantedBatch {
  sourceOptionId: string;
  optionIds: readonly string[];
  /** Their place in the request. */
  path: string;
}

const dropdownsIn = (point: Point): Dropdown[] => (point as { dropdowns?: Dropdown[] }).dropdowns ?? [];

export const optionIn = (point: Point, id: string): DropdownOption | undefined =>
  dropdownsIn(point)
    .flatMap(({ options }) => options)
    .find((option) => option.id === id);

/** The target keeps the id of its question, so that answers still refer to it. */
const followUpLike = (wanted: RangeValue | null, own: RangeValue | null): RangeValue | null =>
  wanted && { ...wanted, id: own?.id ?? newId(), index: 0, tags: own?.tags ?? [] };

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

/** These fields must not change while an option waits; its order may. */
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

/** Waiting options that the change would remove or touch. */
export const touchedOptions = (before: Point, after: Point, waiting: readonly string[]): DropdownOption[] =>
  waiting.flatMap((id) => {
    const oldOption = optionIn(before, id);
    const newOption = optionIn(after, id);
    return oldOption && (!newOption || lockedPart(oldOption) !== lockedPart(newOption)) ? [oldOption] : [];
  });
