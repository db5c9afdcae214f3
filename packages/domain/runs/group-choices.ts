import { type FieldError, fieldError } from '../problem.ts';
import type { CategoryGroup } from '../protocols/protocol.ts';
import type { GroupAnswers } from '../protocols/walk.ts';

export interface GroupChoice {
  /** For an optional group; null until it is decided. */
  done: boolean | null;
  /** For alternatives; null until one is chosen. */
  categoryIndex: number | null;
}

export const noChoice: GroupChoice = { done: null, categoryIndex: null };

interface Grouped {
  categoryGroups: readonly CategoryGroup[];
}

export const choiceOf = (choices: readonly GroupChoice[], group: number): GroupChoice => choices[group] ?? noChoice;

/** An optional group that is undecided is not done yet. */
export const answersOf = (groups: readonly CategoryGroup[], choices: readonly GroupChoice[]): GroupAnswers =>
  Object.fromEntries(
    groups.flatMap(({ kind }, place) => {
      const { done, categoryIndex } = choiceOf(choices, place);
      const answer = kind === 'optional' ? done === true : categoryIndex;
      return answer === null ? [] : [[place, answer]];
    }),
  );

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

/** There may be no more choices than groups, and a chosen category must belong to its group. */
export function choiceFaults({ categoryGroups }: Grouped, choices: readonly GroupChoice[]): FieldError[] {
  return choices.flatMap(({ categoryIndex }, place) => {
    const group = categoryGroups[place];
    if (!group) return [fieldError(`choices.${place}`, 'group.unknown')];
    if (categoryIndex === null || group.categoryIndices.includes(categoryIndex)) return [];
    return [fieldError(`choices.${place}.categoryIndex`, 'group.otherCategory')];
  });
}
