import { type FieldError, fieldError } from '../problem.ts';
import { inIndexOrder, newRangeValue, renumbered } from './new-parts.ts';
import type { OptionGroup } from './parts.ts';
import type { PointContents } from './point.ts';
import { type Entry, noFaults, type PointRules } from './point-rules.ts';
import { cleanedRangeValues, optionAnswerEntries, rangeEntries } from './range-values.ts';
import type { ResultContents } from './results.ts';

type Radio = PointContents['RadioButtonSelection'];

/** Options without a name are dropped. */
const cleanedGroup = (group: OptionGroup): OptionGroup => ({
  ...group,
  options: renumbered(inIndexOrder(group.options).filter(({ name }) => name.trim() !== '')),
});

function faults({ optionGroup }: Radio): FieldError[] {
  if (!optionGroup) return [fieldError('optionGroup', 'point.optionGroupMissing')];
  return cleanedGroup(optionGroup).options.length > 0
    ? []
    : [fieldError('optionGroup.options', 'point.optionNameMissing')];
}

const cleaned = <R extends Radio>(content: R): R => ({
  ...content,
  optionGroup: content.optionGroup && cleanedGroup(content.optionGroup),
});

function entries({ optionGroup }: Radio, { selection, followUps }: ResultContents['RadioButtonSelection']): Entry[] {
  const chosen = optionGroup?.options.find(({ id }) => id === selection);
  return [
    { id: 'selection', title: optionGroup?.name ?? '', value: chosen?.name ?? '', pattern: '', consequence: undefined },
    ...optionAnswerEntries(chosen ? [chosen] : [], followUps),
  ];
}

export const radioButtonSelection: PointRules<'RadioButtonSelection'> = {
  fresh: () => ({ optionGroup: null }),
  faults,
  warnings: noFaults,
  cleaned,
  emptyResult: () => ({ selection: null, followUps: [] }),
  entries,
};

export const radioButtonSelectionAndRangeValues: PointRules<'RadioButtonSelectionAndRangeValues'> = {
  fresh: () => ({ optionGroup: null, rangeValueTitle: '', rangeValues: [newRangeValue(0)] }),
  faults,
  warnings: noFaults,
  cleaned: (content) => ({ ...cleaned(content), rangeValues: cleanedRangeValues(content.rangeValues) }),
  emptyResult: () => ({ selection: null, followUps: [], rangeValues: [] }),
  entries: (content, result, { productModelId }) => [
    ...entries(content, result),
    ...rangeEntries(content.rangeValues, result.rangeValues, productModelId),
  ],
};
