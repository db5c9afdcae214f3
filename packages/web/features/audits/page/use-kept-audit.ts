import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { useQueryClient } from '@tanstack/react-query';
import { useKeptWork } from '../../runs/kept/use-kept-work.ts';
import { usePerforming } from '../../runs/perform/performing.ts';
import { revealTrouble } from '../../runs/perform/reveal-trouble.ts';
import { outlineQuery, refreshAudit, snapshotQuery } from './audit.queries.ts';
import { placeOf, useAuditPlace } from './audit-place.ts';
import { useAuditWork } from './audit-work.ts';
import { unsentWords } from './unsent-words.ts';

/** What was typed on the page of an audit and not saved when somebody else finished it. */
export function useKeptAudit() {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const client = useQueryClient();
  const { go } = useAuditPlace();
  return useKeptWork({
    visitId: audit.id,
    queue,
    isOpen: !audit.finished,
    read: client.getQueryState(outlineQuery(audit.id).queryKey)?.dataUpdatedAt,
    wordsOf: (unsent) =>
      unsentWords(
        {
          audit,
          queue,
          snapshotOf: (run) => client.getQueryData<ProtocolSnapshot>(snapshotQuery(audit.id, run).queryKey),
        },
        unsent,
      ),
    refresh: () => void refreshAudit(client, audit.id),
    lead: ({ key }) => {
      go(placeOf(key));
      revealTrouble(key);
    },
  });
}
