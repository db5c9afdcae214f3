import { inIndexOrder, newDropdown, renumbered } from './new-parts.ts';
import { noFaults, type PointRules } from './point-rules.ts';
import { optionAnswerEntries } from './range-values.ts';

export const dropdown: PointRules<'Dropdown'> = {
  fresh: () => ({ dropdowns: [newDropdown(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned: ({ dropdowns }) => ({
    dropdowns: renumbered(
      inIndexOrder(dropdowns).map((one) => ({
        ...one,
        options: renumbered(inIndexOrder(one.options).filter(({ title }) => title.trim() !== '')),
      })),
    ),
  }),
  emptyResult: () => ({ dropdowns: [], followUps: [] }),
  entries: ({ dropdowns }, result) =>
    inIndexOrder(dropdowns).flatMap((one) => {
      const ids = result.dropdowns.find(({ dropdownId }) => dropdownId === one.id)?.optionIds ?? [];
      const chosen = inIndexOrder(one.options).filter(({ id }) => ids.includes(id));
      return [
        {
          id: one.id,
          title: one.title,
          value: chosen.map(({ title }) => title).join(', '),
          pattern: one.inputValidationRegexp,
          consequence: one.validationConsequence,
        },
        ...optionAnswerEntries(chosen, result.followUps),
      ];
    }),
};
