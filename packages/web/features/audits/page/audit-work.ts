import type { AuditOutline } from '@assay/contract/audits';
import { createContext, use } from 'react';
import type { ActionPointBegun } from './action-points/action-points-of.ts';
import type { RunRow } from './contents/content-rows.ts';
import type { RunModels } from './runs/use-run-models.ts';

export type Asked = 'finish' | 'reopen';

/** What the pieces of an audit's page share, besides the queue. */
export interface AuditWork {
  audit: AuditOutline;
  openRuns: ReadonlySet<string>;
  toggleRun: (runId: string) => void;
  /** All runs as the page has them. */
  inOrder: readonly RunRow[];
  models: RunModels;
  /** Asks for what a new action point says. */
  makeActionPoint: (draft: ActionPointBegun) => void;
  /** Asks whether it is finished, with what should be looked at before, or opened again. */
  ask: (asked: Asked) => void;
  /** How many lines of it were followed: each leads to its point, also from that very point. */
  jumps: number;
}

export const AuditWorkContext = createContext<AuditWork | null>(null);

export function useAuditWork(): AuditWork {
  const work = use(AuditWorkContext);
  if (!work) throw new Error('There is no audit outside its page.');
  return work;
}
