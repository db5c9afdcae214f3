import { showsForModel } from './applicability.ts';
import { inIndexOrder, newRangeValue, renumbered } from './new-parts.ts';
import type { RangeValue } from './parts.ts';
import { type Entry, noFaults, type PointRules } from './point-rules.ts';
import type { OptionAnswer, RangeResult } from './results.ts';

export const cleanedRangeValues = (values: readonly RangeValue[]): RangeValue[] => renumbered(inIndexOrder(values));

/** Range values for other models are left out. */
export const shownRangeValues = (values: readonly RangeValue[], productModelId: string | null): RangeValue[] =>
  inIndexOrder(values).filter(({ metas }) => showsForModel(metas, productModelId));

const rangeEntry = (range: RangeValue, value: string, id = range.id): Entry => ({
  id,
  title: range.title,
  value,
  pattern: range.inputValidationRegexp,
  consequence: range.validationConsequence,
  keyboard: range.keyboardType,
});

export const rangeEntries = (
  ranges: readonly RangeValue[],
  given: readonly RangeResult[],
  productModelId: string | null,
): Entry[] =>
  shownRangeValues(ranges, productModelId).map((range) =>
    rangeEntry(range, given.find(({ rangeValueId }) => rangeValueId === range.id)?.value ?? ''),
  );

interface AskingOption {
  id: string;
  followUpRangeValue: RangeValue | null;
}

/** Chosen options may ask a question. */
export const optionAnswerEntries = (chosen: readonly AskingOption[], given: readonly OptionAnswer[]): Entry[] =>
  chosen.flatMap(({ id, followUpRangeValue }) =>
    followUpRangeValue
      ? [rangeEntry(followUpRangeValue, given.find(({ optionId }) => optionId === id)?.value ?? '', `${id}/followUp`)]
      : [],
  );

export const rangeValues: PointRules<'RangeValues'> = {
  fresh: () => ({ rangeValueTitle: '', rangeValues: [newRangeValue(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned: (content) => ({ ...content, rangeValues: cleanedRangeValues(content.rangeValues) }),
  emptyResult: () => ({ rangeValues: [] }),
  entries: (content, result, { productModelId }) =>
    rangeEntries(content.rangeValues, result.rangeValues, productModelId),
};
