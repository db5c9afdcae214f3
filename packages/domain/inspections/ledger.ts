import { type FieldError, fieldError } from '../problem.ts';
import { isFailure, type Rating } from '../ratings.ts';
import { type FollowUpState, isOpen } from './follow-up.ts';

/** A visit gives one of these outcomes to each open item of an earlier visit. */
export const disposals = ['done', 'fixedOnSite', 'stillOpen', 'void'] as const;
export type Disposal = (typeof disposals)[number];

export const followUpKinds = ['finding', 'priorityAction'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** A finding or action of an earlier visit. */
export interface LedgerItem {
  id: string;
  kind: FollowUpKind;
  title: string;
  state: FollowUpState;
  disposal: Disposal | null;
}

/** This visit has not given it an outcome. */
export const isLeft = ({ state, disposal }: Pick<LedgerItem, 'state' | 'disposal'>): boolean =>
  isOpen(state) && disposal === null;

/** It was reported done and this visit has not checked it: an outcome is welcome but not required. */
export const waitsForVerifying = ({ state, disposal }: Pick<LedgerItem, 'state' | 'disposal'>): boolean =>
  state === 'done' && disposal === null;

/** A visit can be submitted once every open item has an outcome. */
export const ledgerFaults = (items: readonly LedgerItem[]): FieldError[] =>
  items.filter(isLeft).map(({ kind, id, title }) => fieldError(`ledger.${kind}.${id}`, 'ledger.undisposed', { title }));

/** An item that was closed elsewhere stays closed, whatever outcome this visit gives. */
export function stateAfterDisposal(from: FollowUpState, answer: Disposal, before: Disposal | null): FollowUpState {
  if (answer === 'void') return 'void';
  // A void that this visit set itself may be changed again.
  const isOurs = from === 'void' ? before === 'void' : from !== 'verified';
  if (!isOurs) return from;
  return answer === 'stillOpen' ? 'open' : 'done';
}

/**
 * Reported as done while its point is rated bad today and was not fixed: one of the two is probably a mistake. That
 * something is still open at a point rated Ok may well be true.
 */
export const isDoubtful = (
  answer: Disposal | null,
  at: { rating: Rating; fixedOnSite?: boolean | undefined },
): boolean => (answer === 'done' || answer === 'fixedOnSite') && isFailure(at.rating) && !at.fixedOnSite;

interface Placed {
  id: string;
  inspectionPointId: string;
}

/** An item belongs to the point at its place or, failing that, to the same inspection point in this protocol. */
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
