import type { AuditInput } from '@assay/contract/audit-inputs';
import type { AuditOutline } from '@assay/contract/audits';
import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { beginVisit } from '../../device/begin-visit.ts';
import {
  type FrozenProtocol,
  fittingProtocolsQuery,
  frozenProtocolQuery,
  keptHere,
} from '../../runs/begin/begin.queries.ts';
import { lastVisitQuery, outlineQuery, runQuery, snapshotQuery } from '../page/audit.queries.ts';
import type { AuditChoices } from './audit-draft.ts';
import { type AuditBeginning, begunAudit } from './begun-audit.ts';

/** Null where there are none; undefined where this device does not keep them. */
async function extraPointsHere(client: QueryClient): Promise<FrozenProtocol | null | undefined> {
  const query = fittingProtocolsQuery({ type: 'Audit_Extra_Points' });
  const offered = await keptHere<FittingProtocol[]>(client, query);
  if (!offered) return undefined;
  const [newest] = offered;
  return newest ? keptHere<FrozenProtocol>(client, frozenProtocolQuery(newest.protocolId)) : null;
}

/** Begins an audit on this device; undefined where something that it takes is not kept here. */
export function useBeginAudit({ customer, site }: Pick<AuditChoices, 'customer' | 'site'>) {
  const client = useQueryClient();
  const { user } = useSession();

  return async (given: AuditInput): Promise<AuditOutline | undefined> => {
    const { siteProtocolId = '', operationalProtocolId } = given;
    const frozen = (id: string) => keptHere<FrozenProtocol>(client, frozenProtocolQuery(id));
    const siteProtocol = await frozen(siteProtocolId);
    const operational = operationalProtocolId ? await frozen(operationalProtocolId) : undefined;
    if (!customer || !site || !siteProtocol || (operationalProtocolId && !operational)) return undefined;
    const { outline, runs, input } = begunAudit({
      input: given as AuditBeginning['input'],
      ...{ customer, site, siteProtocol, operational },
      extra: await extraPointsHere(client),
      person: { name: user.name, email: user.email },
      now: new Date(),
    });
    const contents = new Map([siteProtocol, ...(operational ? [operational] : [])].map((one) => [one.snapshot, one]));
    const replies: [QueryKey, unknown][] = [
      [outlineQuery(outline.id).queryKey, outline],
      ...runs.flatMap((run): [QueryKey, unknown][] => [
        [runQuery(outline.id, run.id).queryKey, run],
        [snapshotQuery(outline.id, run).queryKey, contents.get(run.snapshot)?.content],
        [lastVisitQuery(outline.id, run).queryKey, []],
      ]),
    ];
    const isKept = await beginVisit({
      visit: `audits/${outline.id}`,
      name: outline.name,
      input,
      replies: new Map(replies.map(([queryKey, reply]) => [hashKey(queryKey), reply])),
    }).catch(() => false);
    if (!isKept) return undefined;
    for (const [queryKey, reply] of replies) client.setQueryData(queryKey, reply);
    return outline;
  };
}
