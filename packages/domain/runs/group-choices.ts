import type { FieldError } from '../problem.ts';
import type { CategoryGroup } from '../protocols/protocol.ts';

/** What the inspector said about a category group at the start. */
export interface GroupChoice {
  /** Whether an optional group is done; null while nothing was said. */
  done: boolean | null;
  /** Which category of an alternative is done; null while none is chosen. */
  categoryIndex: number | null;
}

export const noChoice: GroupChoice = { done: null, categoryIndex: null };

interface Grouped {
  categoryGroups: readonly CategoryGroup[];
}

export const choiceOf = (choices: readonly GroupChoice[], group: number): GroupChoice => choices[group] ?? noChoice;

/** Whether a category is part of the work: in no group, in a mandatory one, in an optional one that is done, or the chosen one. */
export function isPerformed(
  { categoryGroups }: Grouped,
  choices: readonly GroupChoice[],
  categoryIndex: number,
): boolean {
  const place = categoryGroups.findIndex(({ categoryIndices }) => categoryIndices.includes(categoryIndex));
  const kind = categoryGroups[place]?.kind ?? 'mandatory';
  if (kind === 'mandatory') return true;
  const choice = choiceOf(choices, place);
  return kind === 'optional' ? choice.done === true : choice.categoryIndex === categoryIndex;
}

/** The groups that the inspector still has to decide on. */
export const undecidedGroups = <G extends CategoryGroup>(
  { categoryGroups }: { categoryGroups: readonly G[] },
  choices: readonly GroupChoice[],
): { group: G; place: number }[] =>
  categoryGroups
    .map((group, place) => ({ group, place }))
    .filter(({ group, place }) => {
      const { done, categoryIndex } = choiceOf(choices, place);
      if (group.kind === 'optional') return done === null;
      return (
        group.kind === 'alternatives' && (categoryIndex === null || !group.categoryIndices.includes(categoryIndex))
      );
    });

/** What is wrong with what was said: more than there are groups, or a category that is none of its group's. */
export function choiceFaults({ categoryGroups }: Grouped, choices: readonly GroupChoice[]): FieldError[] {
  return choices.flatMap(({ categoryIndex }, place) => {
    const group = categoryGroups[place];
    if (!group) return [{ path: `choices.${place}`, message: 'The protocol has no such group' }];
    if (categoryIndex === null || group.categoryIndices.includes(categoryIndex)) return [];
    return [{ path: `choices.${place}.categoryIndex`, message: 'Is not a category of this group' }];
  });
}
