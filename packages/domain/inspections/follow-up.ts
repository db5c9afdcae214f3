import { type Rating, ratings } from '../ratings.ts';
import { dayOf, days, later } from '../time.ts';

export const followUpStates = ['open', 'done', 'verified', 'void'] as const;
export type FollowUpState = (typeof followUpStates)[number];

export const isOpen = (state: FollowUpState): boolean => state === 'open';

/** Nobody has to look at it again. */
export const isClosed = (state: FollowUpState): boolean => state === 'verified' || state === 'void';

/** Anyone who works on it may report it done; only a Manager closes it or opens it again. */
export const needsManager = (from: FollowUpState, to: FollowUpState): boolean => isClosed(from) || isClosed(to);

/** It is still open after its due day. */
export const isOverdue = ({ state, due }: { state: FollowUpState; due: string | null }, now: Date): boolean =>
  isOpen(state) && due !== null && due < dayOf(now);

/** A point with this rating is due then unless somebody chooses another day. */
export function usualDue(rating: Rating, now: Date): string | null {
  const wait: Partial<Record<Rating, number>> = {
    [ratings.ImmediateAction]: 0,
    [ratings.Repair]: 30,
    [ratings.Follow]: 90,
  };
  const within = wait[rating];
  return within === undefined ? null : dayOf(later(now, days(within)));
}

/** Each list has an order of its own. */
export const followUpLists = ['findings', 'priorityActions'] as const;
export type FollowUpList = (typeof followUpLists)[number];
