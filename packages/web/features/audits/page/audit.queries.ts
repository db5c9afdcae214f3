import { auditResults, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import type { LastVisit } from '@assay/contract/runs/run';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { keepInOutline, outlineKey, withRun } from './kept-outline.ts';

const noun = ['audits'] as const;

/** Everything but the answers, which load run by run. */
export const outlineQuery = (id: string) =>
  queryOptions({
    queryKey: outlineKey(id),
    meta: { kept: true },
    queryFn: ({ signal }) => call(audits.outline, { params: { id }, signal }),
  });

export const runQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: [...noun, 'run', id, runId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(auditRuns.get, { params: { id, runId }, signal }),
  });

/** Behind one name the content never changes. */
export const snapshotQuery = (id: string, run: { id: string; snapshot: string }) =>
  queryOptions({
    queryKey: ['snapshots', run.snapshot],
    meta: { kept: true },
    queryFn: async ({ signal }) =>
      (await call(auditResults.snapshot, { params: { id, runId: run.id }, signal })) as ProtocolSnapshot,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Another machine has been visited at another time. */
export const lastVisitQuery = (id: string, run: { id: string; equipment: { id: string } | null }) =>
  queryOptions({
    queryKey: [...noun, 'lastVisit', id, run.id, run.equipment?.id ?? ''],
    meta: { kept: true },
    queryFn: ({ signal }): Promise<LastVisit[]> =>
      call(auditResults.lastVisit, { params: { id, runId: run.id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was found the last time, by the place in the protocol. */
export const byPoint = (visits: readonly LastVisit[]): ReadonlyMap<string, LastVisit> =>
  new Map(visits.map((visit) => [visit.protocolPointId, visit]));

/** Read anew each time that the page opens: what is edited here is part of it. */
export const auditHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(audits.history, { params: { id }, signal }),
    staleTime: 0,
  });

/** Puts a run as it was just answered into the outline of its audit, or takes it out of it. */
export function rememberRun(client: QueryClient, auditId: string, runId: string, run: RunOutline | null): void {
  const { queryKey } = outlineQuery(auditId);
  // A reading that began before would bring the earlier state back.
  void client.cancelQueries({ queryKey });
  // All else is as old as it was.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (before) => before && withRun(before, runId, run), { ...(updatedAt && { updatedAt }) });
  // The page may be loaded anew without network.
  void keepInOutline(auditId, (outline) => withRun(outline, runId, run));
}

/** Reads an audit and its opened runs again. */
export const refreshAudit = (client: QueryClient, id: string, options?: { throwOnError: true }): Promise<unknown> =>
  Promise.all(
    [outlineQuery(id).queryKey, [...noun, 'run', id]].map((queryKey) =>
      client.invalidateQueries({ queryKey }, options),
    ),
  );
