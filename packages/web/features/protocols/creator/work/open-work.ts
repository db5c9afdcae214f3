import { getToken, onTokenChange } from '../../../../api/token.ts';
import type { CreatorState } from '../creator-state.ts';

let open: { personId: string; state: CreatorState } | undefined;

// Whoever signs in next finds nothing of somebody else's.
onTokenChange(() => {
  if (!getToken()) open = undefined;
});

/** The work that goes on while the person looks at other pages. */
export const openWork = (personId: string): CreatorState | undefined =>
  open?.personId === personId ? open.state : undefined;

export function rememberWork(personId: string, state: CreatorState): CreatorState {
  open = { personId, state };
  return state;
}
