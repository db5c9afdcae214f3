import { auditResults } from '@assay/contract/audits';
import { auditEvents, type Present, type VisitChange } from '@assay/contract/visit-events';
import type { AuditField } from '@assay/domain/audits/audit';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { keptSince } from '../../../api/kept-since.ts';
import { startKey, stateOfResult } from '../../runs/perform/run-states.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import type { RecordKey } from '../../runs/queue/records.ts';
import { createRemoteChanges } from '../../runs/queue/remote-changes.ts';
import { loadedResultKey } from '../../runs/queue/result-keys.ts';
import { useBeginning } from '../../runs/queue/use-queue.ts';
import { useTypedKey } from '../../runs/queue/use-typed-key.ts';
import { useVisitEvents } from '../../visits/live/use-visit-events.ts';
import { outlineQuery, refreshAudit } from './audit.queries.ts';
import type { AuditPlace } from './audit-place.ts';
import { fieldKey, inspectorKey, suggestionKey } from './audit-states.ts';
import { placeSign } from './present-text.ts';

/** Under which key the queue keeps what was changed; it knows the answers of those runs alone that were opened. */
function keyOf(queue: FieldQueue, { part, id }: VisitChange): RecordKey | undefined {
  switch (part) {
    case 'result':
      return loadedResultKey(queue, id);
    case 'run':
      return startKey(id);
    case 'field':
      return id === 'inspector' ? inspectorKey : fieldKey(id as AuditField);
    case 'suggestion':
      return suggestionKey(id);
    default:
      return undefined;
  }
}

/** Lets what others change appear on the page by itself; answers who else is there. */
export function useLiveAudit(id: string, queue: FieldQueue, place: AuditPlace): readonly Present[] {
  const client = useQueryClient();
  const typed = useTypedKey(queue);
  const [remote] = useState(() => {
    const readOutline = () => client.refetchQueries({ ...outlineQuery(id), exact: true }, { throwOnError: true });
    return createRemoteChanges(queue, {
      keyOf: (change) => keyOf(queue, change),
      read: (change) => {
        // A run may have other points now, which only the run itself says.
        if (change.part === 'run') return undefined;
        const key = change.part === 'result' ? keyOf(queue, change) : undefined;
        if (!key) return readOutline().then(() => []);
        return call(auditResults.result, { params: { id, resultId: change.id } }).then((result) => [
          [key, stateOfResult(result)],
        ]);
      },
      readAll: () => refreshAudit(client, id, { throwOnError: true }),
    });
  });
  useEffect(() => remote.close, [remote]);
  const isThere = useBeginning(queue) === undefined;
  const wasThere = useRef(isThere);
  useEffect(() => {
    // What began here is on the server now, which says the rest of it.
    if (isThere && !wasThere.current) void refreshAudit(client, id);
    wasThere.current = isThere;
  }, [client, id, isThere]);
  return useVisitEvents({
    calls: auditEvents,
    id,
    isThere,
    place: placeSign(place, typed),
    onChange: remote.take,
    onReset: remote.reset,
    // What the device kept stood in for the audit as it is now; not every browser tells that there is a network again.
    onOpen: () => {
      if (keptSince(hashKey(outlineQuery(id).queryKey)) !== undefined) remote.reset();
    },
  });
}
