import { type Caller, type Gate, levels, passes } from '../access.ts';

const { User, Manager, Admin, Never } = levels;

/** What may wait for somebody on My page, in the order in which it is shown, and for whom. */
export const waitingKinds = {
  /** Submitted work, for those who send it back, rate or finish it. */
  toReview: { internal: Manager, external: Never, or: 'Rater' },
  /** One's own that came back with a reason. */
  sentBack: { internal: User, external: User },
  /** One's own that is not submitted yet. */
  inUse: { internal: User, external: User },
  /** What others have to review: one's own, or that of one's company. */
  submitted: { internal: User, external: User },
  openAudits: { internal: User, external: Never },
  /** One's own, or for those who lead all that they may see. */
  overdueFollowUps: { internal: User, external: User },
  expiringAccounts: { internal: Admin, external: Manager },
  /** For whoever keeps them. */
  expiringCertificates: { internal: Never, external: Never, or: 'CertificationManager' },
  outdatedTranslations: { internal: Admin, external: Manager },
  failedServices: { internal: Admin, external: Never },
} as const satisfies Record<string, Gate>;

export type WaitingKind = keyof typeof waitingKinds;
export const waitingKindNames = Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]];

/** The kinds that concern a person; whoever reviews all submitted work needs no second number for their own. */
export const kindsFor = (caller: Caller): WaitingKind[] =>
  waitingKindNames.filter(
    (kind) => passes(waitingKinds[kind], caller) && !(kind === 'submitted' && passes(waitingKinds.toReview, caller)),
  );
