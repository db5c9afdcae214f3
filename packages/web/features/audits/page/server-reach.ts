import { hashKey } from '@tanstack/react-query';
import { useKeptSince } from '../../../api/kept-since.ts';
import { notifyNotNow } from '../../../ui/notify.ts';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useBeginning, useTotals } from '../../runs/queue/use-queue.ts';
import { outlineQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { runKey } from './audit-states.ts';
import { useAuditWork } from './audit-work.ts';

/** Whether a run was added here and has not left yet. */
export const isWaitingRun = (queue: FieldQueue, runId: string): boolean =>
  queue.entries().some(({ key, sent }) => key === runKey(runId) && !sent);

/** Why the server cannot be asked now; undefined where it can, as far as the page knows. */
export function useNoServer(): string | undefined {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const isBegun = useBeginning(queue) !== undefined;
  const keptSince = useKeptSince(hashKey(outlineQuery(audit.id).queryKey));
  const { away } = useTotals(queue);
  if (isBegun) return t('notSentYet');
  return keptSince !== undefined || away ? t('noServer') : undefined;
}

/** What only the server can do says so at once, where there is none. */
export function useWithServer(): (act: () => void) => () => void {
  const reason = useNoServer();
  return (act) => () => (reason === undefined ? act() : notifyNotNow(reason));
}
