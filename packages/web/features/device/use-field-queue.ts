import { useEffect, useEffectEvent, useState } from 'react';
import { personOf, useToken } from '../../api/token.ts';
import type { FieldQueue } from '../runs/queue/queue.ts';
import type { VisitName } from './device-db.ts';
import { type OpenedVisit, openVisit } from './open-visit.ts';
import { askToLast } from './storage.ts';

/** The queue of a visit as long as its page is open, with what this device kept of it; undefined until that is read. */
export function useFieldQueue(visit: VisitName, create: (opened: OpenedVisit) => FieldQueue): FieldQueue | undefined {
  const owner = personOf(useToken());
  const [begun, setBegun] = useState<{ visit: VisitName; queue: FieldQueue }>();
  const begin = useEffectEvent(create);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other work.
  useEffect(() => {
    let isLeft = false;
    let queue: FieldQueue | undefined;
    void openVisit(visit).then((opened) => {
      if (isLeft) {
        void opened.store.release();
        return;
      }
      if (opened.store.lasts) void askToLast();
      queue = begin(opened);
      setBegun({ visit, queue });
    });
    return () => {
      isLeft = true;
      // A queue that is closed sends nothing any more: nobody may write into it.
      setBegun(undefined);
      void queue?.close();
    };
  }, [owner, visit]);
  return begun?.visit === visit ? begun.queue : undefined;
}
