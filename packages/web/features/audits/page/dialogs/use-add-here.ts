import type { RunInput } from '@assay/contract/audit-inputs';
import type { RunOutline } from '@assay/contract/audits';
import type { LastAnswer, RunEquipment } from '@assay/contract/runs/run';
import type { KnownMachine } from '@assay/domain/audits/run-draft';
import type { RunPlace } from '@assay/domain/audits/run-place';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { keepBegunReplies } from '../../../device/begin-visit.ts';
import { type FrozenProtocol, frozenProtocolQuery, lastAnswersQuery } from '../../../runs/begin/begin.queries.ts';
import { begunRun } from '../../../runs/begin/begun-run.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { lastVisitQuery, runQuery, snapshotQuery } from '../audit.queries.ts';
import { runKey } from '../audit-states.ts';
import { useAuditWork } from '../audit-work.ts';
import { outlineOfRun } from '../outline-of-run.ts';
import { t } from './dialogs.texts.ts';

export interface AddedRun {
  body: RunInput & { id: string };
  place: RunPlace;
  /** Null for other equipment, which the server finds or adds. */
  machine: KnownMachine | null;
}

const asRunMachine = ({ id, serialNumber, nickName, family, model }: KnownMachine): RunEquipment => ({
  ...{ id, serialNumber, nickName },
  ...{ productFamilyId: family.id, productFamilyName: family.name },
  ...{ productModelId: model.id, productModelName: model.name },
});

/** Adds a run on this device, which sends it before anything that is found in it; says what stands in the way. */
export function useAddHere() {
  const client = useQueryClient();
  const { audit } = useAuditWork();
  const { queue } = usePerforming();

  return async ({ body, place: { role, stage }, machine }: AddedRun): Promise<RunOutline> => {
    if (body.cloneRunId) throw new Error(t('cloneNeedsServer'));
    if (!machine) throw new Error(t('otherNeedsServer'));
    const protocolId = body.protocolId ?? '';
    const read = <T>(query: { queryKey: QueryKey }): Promise<T | undefined> =>
      client.fetchQuery({ ...query, staleTime: 0 } as never).catch(() => undefined) as Promise<T | undefined>;
    const frozen = await read<FrozenProtocol>(frozenProtocolQuery(protocolId));
    if (!frozen) throw new Error(t('protocolNotHere'));
    const answers = await read<LastAnswer[]>(lastAnswersQuery(machine.id));
    const { run, lastVisits, prefilled } = begunRun({
      ...{ id: body.id, role, stage, frozen, machine: asRunMachine(machine), answers: answers ?? [] },
      ...{ date: audit.inspectionDate, external: false },
    });
    const index = audit.runs.filter((one) => one.role === role && one.stage === stage).length;
    const outline = outlineOfRun(run, { stage, index });
    const replies: [QueryKey, unknown][] = [
      [runQuery(audit.id, run.id).queryKey, run],
      [snapshotQuery(audit.id, run).queryKey, frozen.content],
      [lastVisitQuery(audit.id, run).queryKey, lastVisits],
    ];
    await keepBegunReplies(
      `audits/${audit.id}`,
      new Map(replies.map(([queryKey, reply]) => [hashKey(queryKey), reply])),
    ).catch(() => undefined);
    for (const [queryKey, reply] of replies) client.setQueryData(queryKey, reply);
    const input = { ...body, snapshot: frozen.snapshot, ...(answers && { prefilled }) };
    queue.change(runKey(run.id), { input, run: outline });
    return outline;
  };
}
