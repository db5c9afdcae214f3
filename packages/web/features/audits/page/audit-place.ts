import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { idsOf, kindOf, type RecordKey } from '../../runs/queue/records.ts';

/** What the address of an audit's page names. */
export interface AuditPlace {
  run?: string | undefined;
  point?: string | undefined;
}

const runKinds: ReadonlySet<string> = new Set(['result', 'extra', 'start', 'run']);

/** Where something that is written stands on the page. */
export function placeOf(key: RecordKey): AuditPlace {
  if (!runKinds.has(kindOf(key))) return { run: undefined, point: undefined };
  const [run, point] = idsOf(key);
  return { run, point };
}

export function useAuditPlace() {
  const place: AuditPlace = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (to: AuditPlace) =>
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, run: undefined, point: undefined, ...to })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { place, go };
}
