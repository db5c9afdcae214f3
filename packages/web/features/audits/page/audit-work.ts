import type { AuditOutline } from '@assay/contract/audits';
import { createContext, use } from 'react';

/** What the pieces of an audit's page share, besides the queue. */
export interface AuditWork {
  audit: AuditOutline;
  openRuns: ReadonlySet<string>;
  toggleRun: (runId: string) => void;
}

export const AuditWorkContext = createContext<AuditWork | null>(null);

export function useAuditWork(): AuditWork {
  const work = use(AuditWorkContext);
  if (!work) throw new Error('There is no audit outside its page.');
  return work;
}
