import type { WaitingCount } from '@assay/contract/waiting';
import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import type { Asking, CountedKind } from './kinds/counted-kind.ts';
import { expiringAccounts } from './kinds/expiring-accounts.queries.ts';
import { expiringCertificates } from './kinds/expiring-certificates.queries.ts';
import { failedServices } from './kinds/failed-services.queries.ts';
import { inUse, sentBack, submitted, toRate, toReview } from './kinds/inspections.queries.ts';
import { openAudits } from './kinds/open-audits.queries.ts';
import { outdatedTranslations } from './kinds/outdated-translations.queries.ts';
import { overdueFollowUps } from './kinds/overdue-follow-ups.ts';

/** Every kind, each from a file of its own; a further one is a further line. */
const kinds: readonly CountedKind[] = [
  toReview,
  toRate,
  sentBack,
  inUse,
  submitted,
  openAudits,
  overdueFollowUps,
  expiringAccounts,
  expiringCertificates,
  outdatedTranslations,
  failedServices,
];

const mostCounted = 10_000;

/** What waits for a person, of the kinds that concern them. */
export const countWaiting = (asking: Asking, wanted: readonly WaitingKind[]): Promise<WaitingCount[]> =>
  Promise.all(
    kinds
      .filter(({ kind }) => wanted.includes(kind))
      .map(async ({ kind, count, most = mostCounted }) => {
        const counted = await count(asking, most + 1);
        return { kind, count: Math.min(counted, most), exact: counted <= most };
      }),
  );
