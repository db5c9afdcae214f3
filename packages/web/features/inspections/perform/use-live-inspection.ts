import { inspectionRuns } from '@assay/contract/inspections';
import { inspectionEvents, type Present, type VisitChange } from '@assay/contract/visit-events';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import type { InspectionField } from '@assay/domain/inspections/inspection';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { startKey, stateOfResult } from '../../runs/perform/run-states.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { idsOf, type RecordKey } from '../../runs/queue/records.ts';
import { createRemoteChanges } from '../../runs/queue/remote-changes.ts';
import { loadedResultKey } from '../../runs/queue/result-keys.ts';
import { useBeginning } from '../../runs/queue/use-queue.ts';
import { useVisitEvents } from '../../visits/live/use-visit-events.ts';
import { actionKey, fieldKey, findingKey, orderKey } from './inspection-states.ts';
import { inspectionQuery } from './inspections.queries.ts';

/** Under which key the queue keeps what was changed; signatures and the status are always read anew. */
function keyOf(queue: FieldQueue, { part, id }: VisitChange): RecordKey | undefined {
  switch (part) {
    case 'result':
      return loadedResultKey(queue, id);
    case 'run':
      return startKey(id);
    case 'field':
      return fieldKey(id as InspectionField);
    case 'finding':
      return findingKey(id);
    case 'priorityAction':
      return actionKey(id);
    case 'disposal':
      return queue.keys('disposal').find((key) => idsOf(key)[1] === id);
    case 'order':
      return orderKey(id as FollowUpList);
    default:
      return undefined;
  }
}

/** Lets what others change appear in the queue by itself; answers who else is there. */
export function useLiveInspection(id: string, queue: FieldQueue, place: string): readonly Present[] {
  const client = useQueryClient();
  const [remote] = useState(() =>
    createRemoteChanges(queue, {
      keyOf: (change) => keyOf(queue, change),
      read: (change) => {
        const key = change.part === 'result' ? keyOf(queue, change) : undefined;
        return (
          key &&
          call(inspectionRuns.result, { params: { id, resultId: change.id } }).then((result) => [
            [key, stateOfResult(result)],
          ])
        );
      },
      readAll: () => client.refetchQueries({ ...inspectionQuery(id), exact: true }, { throwOnError: true }),
    }),
  );
  useEffect(() => remote.close, [remote]);
  const isThere = useBeginning(queue) === undefined;
  const wasThere = useRef(isThere);
  useEffect(() => {
    // What began here is on the server now, which says the rest of it.
    if (isThere && !wasThere.current) void client.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
    wasThere.current = isThere;
  }, [client, id, isThere]);
  return useVisitEvents({ calls: inspectionEvents, id, place, onChange: remote.take, onReset: remote.reset, isThere });
}
