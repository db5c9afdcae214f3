/** The rating of a point; on the wire its number. */
export const ratings = {
  Obsolete: -1,
  Ok: 0,
  Follow: 1,
  Repair: 2,
  ImmediateAction: 3,
  NotApplicable: 4,
  NotSet: 5,
} as const;
export type RatingName = keyof typeof ratings;
export type Rating = (typeof ratings)[RatingName];

export const ratingLabels: Record<RatingName, string> = {
  Obsolete: 'Obsolete',
  Ok: 'Ok',
  Follow: 'Follow up',
  Repair: 'Repair or replace',
  ImmediateAction: 'Immediate',
  NotApplicable: 'Not applicable',
  NotSet: 'Not set',
};

/** Obsolete is read from old reports and never offered. */
export const offeredRatings = [
  'Ok',
  'Follow',
  'Repair',
  'ImmediateAction',
  'NotApplicable',
] as const satisfies RatingName[];

/** These ratings require photos that are asked for 'only for failure'. */
export const isFailure = (rating: Rating): boolean => rating === ratings.Repair || rating === ratings.ImmediateAction;

/** Something has to be done about it, or was done. */
export const needsAttention = (rating: Rating): boolean =>
  rating === ratings.Follow || rating === ratings.Repair || rating === ratings.ImmediateAction;

/** An unrated point is neither better nor worse. */
export const isWorse = (now: Rating, then: Rating): boolean =>
  needsAttention(now) && (needsAttention(then) || then === ratings.Ok) && now > then;

/** Null if no rating says how bad something is. */
export const worstRating = (all: readonly Rating[]): Rating | null =>
  all
    .filter((rating) => rating >= ratings.Ok && rating <= ratings.ImmediateAction)
    .toSorted((one, other) => other - one)[0] ?? null;
