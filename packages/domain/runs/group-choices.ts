import { type FieldError, fieldError } from '../problem.ts';
import type { CategoryGroup } from '../protocols/protocol.ts';
import type { GroupAnswers } from '../protocols/walk.ts';

/** What the inspector chose for a category group at the start. */
export interface GroupChoice {
  /** Whether an optional group is done; null while nothing was chosen. */
  done: boolean | null;
  /** Which category of an alternative is done; null while none is chosen. */
  categoryIndex: number | null;
}

export const noChoice: GroupChoice = { done: null, categoryIndex: null };

interface Grouped {
  categoryGroups: readonly CategoryGroup[];
}

export const choiceOf = (choices: readonly GroupChoice[], group: number): GroupChoice => choices[group] ?? noChoice;

/** What the walk goes by: an optional group that nobody decided on is not done yet. */
export const answersOf = (groups: readonly CategoryGroup[], choices: readonly GroupChoice[]): GroupAnswers =>
  Object.fromEntries(
    groups.flatMap(({ kind }, place) => {
      const { done, categoryIndex } = choiceOf(choices, place);
      const answer = kind === 'optional' ? done === true : categoryIndex;
      return answer === null ? [] : [[place, answer]];
    }),
  );

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

/** What is wrong with the choices: more than there are groups, or a category that is none of its group's. */
export function choiceFaults({ categoryGroups }: Grouped, choices: readonly GroupChoice[]): FieldError[] {
  return choices.flatMap(({ categoryIndex }, place) => {
    const group = categoryGroups[place];
    if (!group) return [fieldError(`choices.${place}`, 'group.unknown')];
    if (categoryIndex === null || group.categoryIndices.includes(categoryIndex)) return [];
    return [fieldError(`choices.${place}.categoryIndex`, 'group.otherCategory')];
  });
}
