import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { type GroupAnswers, walkOf } from '@assay/domain/protocols/walk';
import { type GroupChoice, noChoice, undecidedGroups } from '@assay/domain/runs/group-choices';

type Grouped = Pick<ProtocolReply, 'categories' | 'categoryGroups'>;

/** What was chosen for the groups, as a run keeps it; an optional group is done unless it was chosen not to be. */
export const choicesOf = ({ categoryGroups }: Grouped, answers: GroupAnswers): GroupChoice[] =>
  categoryGroups.map(({ kind }, place) => {
    const answer = answers[place];
    if (kind === 'optional') return { done: answer !== false, categoryIndex: null };
    return kind === 'alternatives' && typeof answer === 'number' ? { done: null, categoryIndex: answer } : noChoice;
  });

/** The places of the groups that still have to be decided on; one without a category asks nothing. */
export const undecidedPlaces = (protocol: Grouped, answers: GroupAnswers): number[] =>
  undecidedGroups(protocol, choicesOf(protocol, answers))
    .filter(({ group }) => group.categoryIndices.length > 0)
    .map(({ place }) => place);

/** The numbers of the samples that are taken in the categories that are done. */
export function sampleNumbers(protocol: Grouped, answers: GroupAnswers): number[] {
  const stages = walkOf({ ...protocol, phasesOn: false, phases: [] }, answers);
  const numbers = stages.flatMap(({ points }) => points.flatMap(({ point }) => point.sampleIdIndex ?? []));
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}
