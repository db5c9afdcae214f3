import type { AdminEvent } from '@assay/contract/admin-events';
import type { AdminEventKind } from '@assay/domain/admin-events';
import { certifiedUserHistoryWords } from '../certificates/certified-user-history.ts';
import { type HistoryLine, historyLines } from '../history/history-lines.ts';
import type { HistoryWords } from '../history/history-words.ts';
import { userHistoryWords } from '../people/managed/user-fields.ts';
import { t } from './admin-events.texts.ts';

/** Words for each kind. */
const words: Readonly<Record<AdminEventKind, HistoryWords>> = {
  user: userHistoryWords,
  backgroundService: { fields: () => ({}), kinds: [] },
  debugToken: {
    fields: () => ({ groups: t('groups') }),
    kinds: [{ knownBy: 'groups', inSentence: [], created: () => t('tokenMade'), removed: () => '' }],
  },
  certifiedUser: certifiedUserHistoryWords,
};

export type AdminEventLine = AdminEvent & Pick<HistoryLine, 'did'> & { shown: HistoryLine['changes'] };

/** An event as a person reads it; its subject stands in a column of its own. */
export function adminEventLine(event: AdminEvent): AdminEventLine {
  // The action says what these would repeat.
  const changes = event.changes.filter(({ field }) => field !== 'service' && field !== 'enabled');
  const [line] = historyLines([{ ...event, id: Number(event.id), changes }], words[event.kind]);
  return { ...event, did: line?.did ?? event.action, shown: line?.changes ?? [] };
}
