import type { AuditOutline } from '@assay/contract/audits';
import { useMemo, useSyncExternalStore } from 'react';
import type { FieldQueue } from '../../runs/queue/queue.ts';

/** An audit with the runs that were added on this device and that the outline does not have yet. */
export function useAddedRuns(audit: AuditOutline, queue: FieldQueue): AuditOutline {
  const keys = useSyncExternalStore(queue.subscribe, () => queue.keys('run').join(' '));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added does not change, only which there are.
  return useMemo(() => {
    const added = queue.keys('run').flatMap((key) => queue.shown(key)?.run ?? []);
    const missing = added.filter(({ id }) => audit.runs.every((run) => run.id !== id));
    return missing.length === 0 ? audit : { ...audit, runs: [...audit.runs, ...missing] };
  }, [audit, queue, keys]);
}
