import type { auditEvents, inspectionEvents, Present, VisitChange } from '@assay/contract/visit-events';
import { newId } from '@assay/domain/id';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { followEvents } from '../../../api/follow-events.ts';

interface FollowedVisit {
  /** `inspectionEvents` or `auditEvents`. */
  calls: typeof inspectionEvents | typeof auditEvents;
  id: string;
  /** Where on the page the person is, in words of the page itself: others see it by `placeText` of their sign. */
  place: string;
  /** Somebody changed this part, perhaps the person themselves. */
  onChange: (change: VisitChange) => void;
  /** Something may have been missed: everything is to be read again. */
  onReset: () => void;
  /** The server is there, for the first time or again. */
  onOpen?: () => void;
  /** It was deleted, or is not for this person any more. */
  onGone?: () => void;
  /** False until the server has it. */
  isThere?: boolean;
}

/** So long somebody stays at a place before others hear of it. */
const settles = 300;

/** Follows what others change of a visit as long as its page is open; answers who else is there. */
export function useVisitEvents({ calls, id, place, isThere = true, ...handlers }: FollowedVisit): readonly Present[] {
  const [tab] = useState(() => newId());
  const [people, setPeople] = useState<readonly Present[]>([]);
  const [openings, setOpenings] = useState(0);
  const onChange = useEffectEvent(handlers.onChange);
  const onReset = useEffectEvent(handlers.onReset);
  const onOpen = useEffectEvent(() => handlers.onOpen?.());
  const onGone = useEffectEvent(() => handlers.onGone?.());

  useEffect(() => {
    if (!isThere) return;
    const stop = followEvents(
      calls.events,
      { params: { id }, query: { tabId: tab } },
      {
        onGone,
        onEvent: (event) => {
          if (event.type === 'change') onChange(event);
          else if (event.type === 'presence') setPeople(event.people);
          else {
            setOpenings((count) => count + 1);
            onOpen();
            if (event.type === 'reset') onReset();
          }
        },
      },
    );
    return () => {
      stop();
      setPeople([]);
    };
  }, [calls, id, tab, isThere]);

  useEffect(() => {
    if (openings === 0) return;
    const timer = setTimeout(() => {
      const choices = { retries: false, whenSignedOut: 'fail' } as const;
      // Whoever cannot say it now says it with the next step.
      void call(calls.presence, { params: { id }, body: { tabId: tab, place }, ...choices }).catch(() => undefined);
    }, settles);
    return () => clearTimeout(timer);
  }, [calls, id, tab, place, openings]);

  return people;
}
