import { inIndexOrder, newDropdown, renumbered } from './new-parts.ts';
import { noFaults, type PointRules } from './point-rules.ts';
import { optionAnswerEntries } from './range-values.ts';

export const dropdown: PointRules<'Dropdown'> = {
  fresh: () => ({ dropdowns: [newDropdown(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned: ({ dropdowns }) => ({
    dropdowns: renumbered(
      inIndexOrder(dropdowns).map((list) => ({
        ...list,
        options: renumbered(inIndexOrder(list.options).filter(({ title }) => title.trim() !== '')),
      })),
    ),
  }),
  emptyResult: () => ({ dropdowns: [], followUps: [] }),
  entries: ({ dropdowns }, result) =>
    inIndexOrder(dropdowns).flatMap((list) => {
      const ids = result.dropdowns.find(({ dropdownId }) => dropdownId === list.id)?.optionIds ?? [];
      const chosen = inIndexOrder(list.options).filter(({ id }) => ids.includes(id));
      return [
        {
          id: list.id,
          title: list.title,
          value: chosen.map(({ title }) => title).join(', '),
          pattern: list.inputValidationRegexp,
          consequence: list.validationConsequence,
        },
        ...optionAnswerEntries(chosen, result.followUps),
      ];
    }),
};
