import { type FieldError, fieldError } from '../problem.ts';
import { isFailure, type Rating } from '../ratings.ts';
import { type FollowUpState, isOpen } from './follow-up.ts';

/** What a visit says of something that an earlier one left open. */
export const disposals = ['done', 'fixedOnSite', 'stillOpen', 'void'] as const;
export type Disposal = (typeof disposals)[number];

export const followUpKinds = ['finding', 'priorityAction'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** A finding or action of an earlier visit, as far as the rules go. */
export interface LedgerItem {
  id: string;
  kind: FollowUpKind;
  title: string;
  state: FollowUpState;
  disposal: Disposal | null;
}

/** Nobody has said in this visit what became of it. */
export const isLeft = ({ state, disposal }: Pick<LedgerItem, 'state' | 'disposal'>): boolean =>
  isOpen(state) && disposal === null;

/** Somebody reported it done, and nobody has said in this visit how it was found: a word on it is welcome, and not asked for. */
export const waitsForVerifying = ({ state, disposal }: Pick<LedgerItem, 'state' | 'disposal'>): boolean =>
  state === 'done' && disposal === null;

/** What is missing before a visit may be submitted: a word on each thing that is open. */
export const ledgerFaults = (items: readonly LedgerItem[]): FieldError[] =>
  items.filter(isLeft).map(({ kind, id, title }) => fieldError(`ledger.${kind}.${id}`, 'ledger.undisposed', { title }));

/** What a disposal makes of the state; what was closed elsewhere stays closed, whatever is said of it here. */
export function stateAfterDisposal(from: FollowUpState, answer: Disposal, before: Disposal | null): FollowUpState {
  if (answer === 'void') return 'void';
  // Whoever takes an own word back finds it as it was.
  const isOurs = from === 'void' ? before === 'void' : from !== 'verified';
  if (!isOurs) return from;
  return answer === 'stillOpen' ? 'open' : 'done';
}

/**
 * Said to be seen to, while its point is bad today and was not fixed either: one of both may be a slip. That something is
 * still open at a point that is Ok may well be true.
 */
export const isDoubtful = (
  answer: Disposal | null,
  at: { rating: Rating; fixedOnSite?: boolean | undefined },
): boolean => (answer === 'done' || answer === 'fixedOnSite') && isFailure(at.rating) && !at.fixedOnSite;

interface Placed {
  id: string;
  inspectionPointId: string;
}

/** What was found at a point stands at its place, or where the same point is asked for now; the rest stands at none. */
export function placesOf<Item extends { pointId?: string | null; inspectionPointId?: string | null }>(
  points: readonly Placed[],
  items: readonly Item[],
): Map<Item, string> {
  const placed = new Map<Item, string>();
  for (const item of items) {
    const at =
      points.find(({ id }) => id === item.pointId) ??
      points.find(({ inspectionPointId }) => inspectionPointId === item.inspectionPointId);
    if (at) placed.set(item, at.id);
  }
  return placed;
}
