import { showsForModel } from './applicability.ts';
import { inIndexOrder, newChoiceList, newRangeValue, renumbered } from './new-parts.ts';
import type { ChoiceList } from './parts.ts';
import { type Entry, noFaults, type PointRules } from './point-rules.ts';
import { cleanedRangeValues, optionAnswerEntries, rangeEntries } from './range-values.ts';
import type { ResultContents } from './results.ts';

const cleanedLists = (lists: readonly ChoiceList[]): ChoiceList[] =>
  renumbered(
    inIndexOrder(lists).map((list) => ({
      ...list,
      options: renumbered(inIndexOrder(list.options).filter(({ title }) => title.trim() !== '')),
    })),
  );

/** Lists for other models are left out. */
export const shownChoiceLists = (lists: readonly ChoiceList[], productModelId: string | null): ChoiceList[] =>
  inIndexOrder(lists).filter(({ metas }) => showsForModel(metas, productModelId));

const entries = (
  lists: readonly ChoiceList[],
  { multipleChoices, followUps }: ResultContents['MultipleChoices'],
  productModelId: string | null,
): Entry[] =>
  shownChoiceLists(lists, productModelId).flatMap((list) => {
    const ids = multipleChoices.find(({ multipleChoiceId }) => multipleChoiceId === list.id)?.optionIds ?? [];
    const chosen = inIndexOrder(list.options).filter(({ id }) => ids.includes(id));
    return [
      {
        id: list.id,
        title: list.title,
        value: chosen.map(({ title }) => title).join(', '),
        pattern: list.inputValidationRegexp,
        consequence: undefined,
      },
      ...optionAnswerEntries(chosen, followUps),
    ];
  });

export const multipleChoices: PointRules<'MultipleChoices'> = {
  fresh: () => ({ multipleChoices: [newChoiceList(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned: (content) => ({ ...content, multipleChoices: cleanedLists(content.multipleChoices) }),
  emptyResult: () => ({ multipleChoices: [], followUps: [] }),
  entries: (content, result, { productModelId }) => entries(content.multipleChoices, result, productModelId),
};

export const multipleChoicesAndRangeValues: PointRules<'MultipleChoicesAndRangeValues'> = {
  fresh: () => ({ multipleChoices: [newChoiceList(0)], rangeValueTitle: '', rangeValues: [newRangeValue(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned: (content) => ({
    ...content,
    multipleChoices: cleanedLists(content.multipleChoices),
    rangeValues: cleanedRangeValues(content.rangeValues),
  }),
  emptyResult: () => ({ multipleChoices: [], followUps: [], rangeValues: [] }),
  entries: (content, result, { productModelId }) => [
    ...entries(content.multipleChoices, result, productModelId),
    ...rangeEntries(content.rangeValues, result.rangeValues, productModelId),
  ],
};
