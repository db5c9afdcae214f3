import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { beginVisit } from '../../device/begin-visit.ts';
import { inspectionQuery, lastVisitQuery, snapshotQuery } from '../perform/inspections.queries.ts';
import { type Beginning, begunHere } from './begun-here.ts';
import { frozenProtocolQuery, lastAnswersQuery } from './start.queries.ts';
import type { StartFacts } from './use-start-facts.ts';

/** What a query says now or has said before; undefined where neither the server nor this device has it. */
const known = <T>(client: QueryClient, query: { queryKey: QueryKey; queryFn?: unknown }): Promise<T | undefined> =>
  client.fetchQuery(query as never).catch(() => undefined) as Promise<T | undefined>;

/** Begins an inspection on this device; undefined where something that it takes is not kept here. */
export function useBeginHere({ record, place }: Pick<StartFacts, 'record' | 'place'>) {
  const client = useQueryClient();
  const { user, external } = useSession();

  return async (input: InspectionInput): Promise<Inspection | undefined> => {
    const { configuratorProtocolId: configuratorId } = input;
    const [main, configurator] = [
      await known<Beginning['main']>(client, frozenProtocolQuery(input.protocolId)),
      configuratorId ? await known<Beginning['main']>(client, frozenProtocolQuery(configuratorId)) : undefined,
    ];
    if (!record || !main || (configuratorId && !configurator)) return undefined;
    const isOther = input.customerId !== null && input.customerId !== record.customer?.id;
    const begun = begunHere({
      input: input as Beginning['input'],
      machine: record,
      customer: isOther ? (place?.customer ?? null) : null,
      main,
      configurator,
      answers: await known(client, lastAnswersQuery(record.id)),
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
