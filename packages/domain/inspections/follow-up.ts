import { dayOf } from '../time.ts';

export const followUpStates = ['open', 'done', 'verified', 'void'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** What is still to be seen to. */
export const isOpen = (state: FollowUpState): boolean => state === 'open';

/** Whether only a Manager may set it: that something was done is for anyone to say who works on it, that it is settled is not. */
export const needsManager = (from: FollowUpState, to: FollowUpState): boolean =>
  to === 'verified' || to === 'void' || from === 'verified' || from === 'void';

/** Still to be seen to after the day that it was due. */
export const isOverdue = ({ state, due }: { state: FollowUpState; due: string | null }, now: Date): boolean =>
  isOpen(state) && due !== null && due < dayOf(now);
