import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { beginVisit } from '../../device/begin-visit.ts';
import type { Product } from '../../equipment/equipment-draft.ts';
import { machineFollowUpsQuery } from '../../follow-ups/follow-ups.queries.ts';
import { frozenProtocolQuery, keptHere, lastAnswersQuery } from '../../runs/begin/begin.queries.ts';
import { inspectionQuery, lastVisitQuery, snapshotQuery } from '../perform/inspections.queries.ts';
import { type Beginning, begunHere } from './begun-here.ts';
import { newMachineHere } from './new-machine.ts';
import type { StartFacts } from './use-start-facts.ts';

/** Begins an inspection on this device; undefined where something that it takes is not kept here. */
export function useBeginHere({ record, place }: Pick<StartFacts, 'record' | 'place'>, product: Product | null) {
  const client = useQueryClient();
  const { user, external } = useSession();

  /** The machine and how it is sent; what is new has no past. */
  async function machineOf({ equipment }: InspectionInput) {
    if ('id' in equipment) {
      if (!record) return undefined;
      const answers = await keptHere<Beginning['answers']>(client, lastAnswersQuery(record.id));
      const followUps = await keptHere<Beginning['followUps']>(client, machineFollowUpsQuery(record.id));
      return { machine: record, equipment, answers, followUps };
    }
    if (!product) return undefined;
    const id = newId();
    const machine = newMachineHere(id, equipment, product, place);
    return { machine, equipment: { ...equipment, newId: id }, answers: [], followUps: [] };
  }

  return async (given: InspectionInput): Promise<Inspection | undefined> => {
    const { configuratorProtocolId: configuratorId } = given;
    const about = await machineOf(given);
    if (!about) return undefined;
    const { machine, equipment, answers, followUps } = about;
    const input = { ...given, equipment };
    const [main, configurator] = [
      await keptHere<Beginning['main']>(client, frozenProtocolQuery(input.protocolId)),
      configuratorId ? await keptHere<Beginning['main']>(client, frozenProtocolQuery(configuratorId)) : undefined,
    ];
    if (!main || (configuratorId && !configurator)) return undefined;
    const isOther = input.customerId !== null && input.customerId !== machine.customer?.id;
    const begun = begunHere({
      input: input as Beginning['input'],
      machine,
      customer: isOther ? (place?.customer ?? null) : null,
      main,
      configurator,
      answers,
      followUps,
      person: { name: user.name, email: user.email, external },
      now: new Date(),
    });
    const { inspection, lastVisits } = begun;
    const frozen = new Map([main, ...(configurator ? [configurator] : [])].map((one) => [one.snapshot, one.content]));
    const replies: [QueryKey, unknown][] = [
      [inspectionQuery(inspection.id).queryKey, inspection],
      ...inspection.runs.flatMap((run): [QueryKey, unknown][] => [
        [snapshotQuery(inspection.id, run).queryKey, frozen.get(run.snapshot)],
        [lastVisitQuery(inspection.id, run.id).queryKey, lastVisits.get(run.id) ?? []],
      ]),
    ];
    const isKept = await beginVisit({
      visit: `inspections/${inspection.id}`,
      name: inspection.name,
      input: begun.input,
      replies: new Map(replies.map(([queryKey, reply]) => [hashKey(queryKey), reply])),
    }).catch(() => false);
    if (!isKept) return undefined;
    for (const [queryKey, reply] of replies) client.setQueryData(queryKey, reply);
    return inspection;
  };
}
