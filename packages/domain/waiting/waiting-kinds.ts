import { type Caller, type Gate, levels, passes } from '../access.ts';

const { User, Manager, Admin, Never } = levels;

/** What may wait for somebody on My page, in the order in which it is shown, and for whom. */
export const waitingKinds = {
  /** Submitted work, for those who finish it. */
  toReview: { internal: Admin, external: Never },
  /** Submitted work that nobody has rated. */
  toRate: { internal: Never, external: Never, or: 'Rater' },
  /** One's own that came back with a reason. */
  sentBack: { internal: User, external: User },
  /** One's own that is not submitted yet. */
  inUse: { internal: User, external: User },
  /** What others have to finish: one's own, or for those who lead all that they may see. */
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

/** Submitted work too: whoever finishes all of it needs no second number. */
const partsOfReview: readonly WaitingKind[] = ['toRate', 'submitted'];

/** The kinds that concern a person. */
export const kindsFor = (caller: Caller): WaitingKind[] =>
  waitingKindNames.filter(
    (kind) =>
      passes(waitingKinds[kind], caller) && !(partsOfReview.includes(kind) && passes(waitingKinds.toReview, caller)),
  );
