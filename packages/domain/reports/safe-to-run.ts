/** What whoever inspected a machine says of its use until everything is seen to. */
export const safeAnswers = ['yes', 'conditions', 'no'] as const;
export type SafeAnswer = (typeof safeAnswers)[number];
