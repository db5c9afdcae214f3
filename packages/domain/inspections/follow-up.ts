import { type Rating, ratings } from '../ratings.ts';
import { dayOf, days, later } from '../time.ts';

export const followUpStates = ['open', 'done', 'verified', 'void'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** What is still to be seen to. */
export const isOpen = (state: FollowUpState): boolean => state === 'open';

/** Nobody has to look at it again. */
export const isClosed = (state: FollowUpState): boolean => state === 'verified' || state === 'void';

/** Whether only a Manager may set it: that something was done is for anyone to say who works on it, that it is closed is not. */
export const needsManager = (from: FollowUpState, to: FollowUpState): boolean => isClosed(from) || isClosed(to);

/** Still to be seen to after the day that it was due. */
export const isOverdue = ({ state, due }: { state: FollowUpState; due: string | null }, now: Date): boolean =>
  isOpen(state) && due !== null && due < dayOf(now);

/** Until when a point of this rating is seen to, unless somebody says otherwise. */
export function usualDue(rating: Rating, now: Date): string | null {
  const wait: Partial<Record<Rating, number>> = {
    [ratings.ImmediateAction]: 0,
    [ratings.Repair]: 30,
    [ratings.Follow]: 90,
  };
  const within = wait[rating];
  return within === undefined ? null : dayOf(later(now, days(within)));
}

/** What an inspection leaves to be followed up, each kind in an order of its own. */
export const followUpLists = ['findings', 'priorityActions'] as const;
export type FollowUpList = (typeof followUpLists)[number];
