import type { FollowUpInput } from '@assay/contract/follow-ups';
import { type FollowUpState, followUpStates } from '@assay/domain/inspections/follow-up';
import type { Reference } from '../../ui/conflict/three-way.ts';
import type { FollowedUp } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

/** A state with its word, as a conflict tells it. */
export interface StateChoice extends Reference {
  id: FollowUpState;
}

export const stateChoice = (state: FollowUpState): StateChoice => ({ id: state, name: t(state) });

export const stateChoices = (): readonly StateChoice[] => followUpStates.map(stateChoice);

// A type and not an interface: drafts are read by the names of their fields.
export type FollowUpDraft = {
  state: StateChoice;
  owner: Reference | null;
  due: string;
};

export const draftOf = ({ state, owner, due }: FollowedUp): FollowUpDraft => ({
  state: stateChoice(state),
  owner,
  due: due ?? '',
});

export const inputOf = ({ state, owner, due }: FollowUpDraft): FollowUpInput => ({
  state: state.id,
  ownerId: owner?.id ?? null,
  due: due || null,
});
