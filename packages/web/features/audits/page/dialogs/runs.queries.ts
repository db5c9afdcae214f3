import type { RunInput } from '@assay/contract/audit-inputs';
import { auditRuns, type ProtocolChange, type RunOutline } from '@assay/contract/audits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { idsOf } from '../../../runs/queue/records.ts';
import { useBeginning } from '../../../runs/queue/use-queue.ts';
import { outlineQuery, rememberRun, runQuery } from '../audit.queries.ts';
import { useAuditWork } from '../audit-work.ts';
import { isWaitingRun } from '../server-reach.ts';
import { t } from './dialogs.texts.ts';
import { type AddedRun, useAddHere } from './use-add-here.ts';

const inPlace = { failureShownInPlace: true } as const;

/** What changes a run works on what the server has: everything typed so far goes there first. */
function useSaveFirst(): () => Promise<void> {
  const { queue } = usePerforming();
  return async () => {
    if (!(await queue.flush())) throw new Error(t('unsaved'));
  };
}

/** What follows a change of a run: the outline knows it at once, and its answers are read anew. */
function useRunChanged(runId: string) {
  const client = useQueryClient();
  const { audit } = useAuditWork();
  return async (run: RunOutline | null) => {
    rememberRun(client, audit.id, runId, run);
    const { queryKey } = runQuery(audit.id, runId);
    if (!run) client.removeQueries({ queryKey });
    await Promise.all(
      [queryKey, ['equipments'], ['customers']].map((key) => client.invalidateQueries({ queryKey: key })),
    );
  };
}

/** Adds a run on the server; where nobody answers, or an audit that began here waits itself, on this device. */
export function useAddRun() {
  const client = useQueryClient();
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const saveFirst = useSaveFirst();
  const addHere = useAddHere();
  const isBegun = useBeginning(queue) !== undefined;
  return useMutation({
    meta: inPlace,
    mutationFn: async (added: AddedRun): Promise<RunOutline> => {
      if (isBegun) return addHere(added);
      const { body } = added;
      // A clone copies answers.
      if (body.cloneRunId) await saveFirst();
      try {
        const run = await call(auditRuns.add, { params: { id: audit.id }, body });
        rememberRun(client, audit.id, run.id, run);
        return run;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        return addHere(added);
      }
    },
    onSuccess: () => {
      // A machine may be new.
      for (const queryKey of [['equipments'], ['customers']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The revision that counts is the newest that was read. */
function useRevision(run: RunOutline): () => number {
  const client = useQueryClient();
  const { audit } = useAuditWork();
  return () =>
    client.getQueryData(outlineQuery(audit.id).queryKey)?.runs.find(({ id }) => id === run.id)?.revision ??
    run.revision;
}

export function useChangeEquipment(run: RunOutline) {
  const { audit } = useAuditWork();
  const revisionNow = useRevision(run);
  return useMutation({
    meta: inPlace,
    mutationFn: (body: RunInput['equipment']): Promise<RunOutline> =>
      call(auditRuns.changeEquipment, {
        params: { id: audit.id, runId: run.id },
        body,
        revision: revisionNow(),
      }),
    onSuccess: useRunChanged(run.id),
  });
}

/** What a change of protocol would do, by the answers that are there now. */
export function useProtocolChangeQuery(run: RunOutline) {
  const { audit } = useAuditWork();
  const saveFirst = useSaveFirst();
  return (protocolId: string) =>
    queryOptions({
      queryKey: ['audits', 'protocolChange', audit.id, run.id, protocolId],
      queryFn: async ({ signal }): Promise<ProtocolChange> => {
        await saveFirst();
        return call(auditRuns.protocolChange, { params: { id: audit.id, runId: run.id, protocolId }, signal });
      },
      enabled: protocolId !== '' && protocolId !== run.inspectionProtocolId,
      staleTime: 0,
      gcTime: 0,
    });
}

export function useChangeProtocol(run: RunOutline) {
  const { audit } = useAuditWork();
  const saveFirst = useSaveFirst();
  const revisionNow = useRevision(run);
  return useMutation({
    meta: inPlace,
    mutationFn: async ({ protocolId, agreed }: { protocolId: string; agreed: ProtocolChange }) => {
      await saveFirst();
      return call(auditRuns.changeProtocol, {
        params: { id: audit.id, runId: run.id, protocolId },
        body: { extraPointIds: agreed.becomeExtra.map(({ protocolPointId }) => protocolPointId) },
        revision: revisionNow(),
      });
    },
    onSuccess: useRunChanged(run.id),
  });
}

export function useDeleteRun(run: RunOutline) {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const runChanged = useRunChanged(run.id);
  return useMutation({
    meta: inPlace,
    mutationFn: async () => {
      if (!isWaitingRun(queue, run.id)) return call(auditRuns.delete, { params: { id: audit.id, runId: run.id } });
      // The server never had it, nor anything of it.
      for (const { key } of queue.entries()) if (idsOf(key)[0] === run.id) queue.drop(key);
      return {};
    },
    onSuccess: () => runChanged(null),
  });
}

export function useIncludeInReport(run: RunOutline) {
  const client = useQueryClient();
  const { audit } = useAuditWork();
  return useMutation({
    mutationFn: (included: boolean): Promise<RunOutline> =>
      call(auditRuns.includeInReport, { params: { id: audit.id, runId: run.id }, body: included }),
    onSuccess: (changed) => rememberRun(client, audit.id, run.id, changed),
  });
}
