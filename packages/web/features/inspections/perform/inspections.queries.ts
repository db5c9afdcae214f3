import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { LastVisit } from '@assay/contract/runs/run';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { hashKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const noun = ['inspections'] as const;

export const inspectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspections.get, { params: { id }, signal }),
  });

/** Behind one name the content never changes. */
export const snapshotQuery = (id: string, run: { id: string; snapshot: string }) =>
  queryOptions({
    queryKey: ['snapshots', run.snapshot],
    meta: { kept: true },
    queryFn: async ({ signal }) =>
      (await call(inspectionRuns.snapshot, { params: { id, runId: run.id }, signal })) as ProtocolSnapshot,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const lastVisitQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: [...noun, 'lastVisit', id, runId],
    meta: { kept: true },
    queryFn: ({ signal }): Promise<LastVisit[]> => call(inspectionRuns.lastVisit, { params: { id, runId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Submits, or sends back with a reason. */
export function useStepStatus(id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (to: { status: InspectionStatus; reason?: string; useOldSignatures?: boolean }) =>
      call(inspections.updateStatus, { params: { id }, body: to }),
    onSuccess: (inspection: Inspection) => {
      const { queryKey } = inspectionQuery(id);
      client.setQueryData(queryKey, inspection);
      // Lists and reports of it are fetched again; the answer itself is as new as can be.
      void client.invalidateQueries({ queryKey: noun, predicate: (query) => query.queryHash !== hashKey(queryKey) });
    },
  });
}
