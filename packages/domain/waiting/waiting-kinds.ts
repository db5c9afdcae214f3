import { type Caller, type Gate, levels, passes } from '../access.ts';

const { User, Manager, Admin, Never } = levels;

/** My page shows these in this order to those who pass the gate. */
export const waitingKinds = {
  /** Submitted work, for those who finish it. */
  toReview: { internal: Admin, external: Never },
  /** Submitted work that nobody has rated. */
  toRate: { internal: Never, external: Never, or: 'Rater' },
  /** One's own work that was returned with a reason. */
  sentBack: { internal: User, external: User },
  /** One's own work that is not submitted yet. */
  inUse: { internal: User, external: User },
  /** Work that others have to finish: one's own, or for managers all that they may see. */
  submitted: { internal: User, external: User },
  openAudits: { internal: User, external: Never },
  /** One's own, or for managers all that they may see. */
  overdueFollowUps: { internal: User, external: User },
  expiringAccounts: { internal: Admin, external: Manager },
  /** For certification managers. */
  expiringCertificates: { internal: Never, external: Never, or: 'CertificationManager' },
  outdatedTranslations: { internal: Admin, external: Manager },
  failedServices: { internal: Admin, external: Never },
} as const satisfies Record<string, Gate>;

export type WaitingKind = keyof typeof waitingKinds;
export const waitingKindNames = Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]];

/** People who finish work see all of it and need no second number for these. */
const partsOfReview: readonly WaitingKind[] = ['toRate', 'submitted'];

export const kindsFor = (caller: Caller): WaitingKind[] =>
  waitingKindNames.filter(
    (kind) =>
      passes(waitingKinds[kind], caller) && !(partsOfReview.includes(kind) && passes(waitingKinds.toReview, caller)),
  );
