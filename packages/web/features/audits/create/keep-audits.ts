import { audits } from '@assay/contract/audits';
import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { hours } from '@assay/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ifThere } from '../../../api/if-there.ts';
import { sessionQuery } from '../../../api/session.ts';
import { keepCustomer } from '../../customers/keep-customer.ts';
import { machinesHere } from '../../device/kept-machines.ts';
import { equipmentQuery } from '../../equipment/equipment.queries.ts';
import { categoriesQuery, everyFamilyQuery } from '../../products/product-families.queries.ts';
import {
  type FitTarget,
  fittingProtocolsQuery,
  frozenProtocolQuery,
  usualValuesQuery,
} from '../../runs/begin/begin.queries.ts';
import { lastVisitQuery, outlineQuery, runQuery, snapshotQuery } from '../page/audit.queries.ts';

/** A device has little room, and a server others to answer. */
const most = { audits: 3, protocols: 2 } as const;
const staleTime = hours(4);

const ofPlant: readonly ProtocolType[] = ['Audit_Site', 'Audit_Site_Operational', 'Audit_Extra_Points'];
const ofMachines: readonly ProtocolType[] = ['Audit_Machine', 'Audit_Screen', 'Audit_Quick', 'Equipment_Configurator'];

/** The protocols that fit best, each as work that begins now is carried out upon it. */
async function keepProtocols(client: QueryClient, target: FitTarget): Promise<void> {
  const fitting = await ifThere(client.fetchQuery({ ...fittingProtocolsQuery(target), staleTime }));
  for (const { protocolId } of (fitting ?? []).slice(0, most.protocols) as FittingProtocol[])
    await ifThere(client.fetchQuery({ ...frozenProtocolQuery(protocolId), staleTime }));
}

/** An audit that is open, to go on with it without network. */
async function keepAudit(client: QueryClient, id: string): Promise<void> {
  const outline = await ifThere(client.fetchQuery({ ...outlineQuery(id), staleTime }));
  for (const run of outline?.runs ?? []) {
    await ifThere(client.fetchQuery({ ...runQuery(id, run.id), staleTime }));
    await ifThere(client.fetchQuery(snapshotQuery(id, run)));
    await ifThere(client.fetchQuery(lastVisitQuery(id, run)));
    if (run.equipment) await ifThere(client.fetchQuery(usualValuesQuery(run.equipment.productModelId)));
  }
}

/** Keeps on this device what audits need without network, after the machines; answers the customers of one's last audits. */
export async function keepAudits(client: QueryClient, isStopped: () => boolean): Promise<string[]> {
  const query = { amount: most.audits, mineOnly: true, orderKey: 'inspectionDate', orderDirection: 'desc' } as const;
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session || !passes(pageGates['/Audits'], session)) return [];
  const own = await ifThere(call(audits.list, { query }));
  if (!own) return [];
  for (const type of ofPlant) await keepProtocols(client, { type });
  for (const options of [everyFamilyQuery, categoriesQuery])
    await ifThere(client.fetchQuery({ ...(options as typeof everyFamilyQuery), staleTime }));
  for (const { id, finished, customer } of own.result) {
    if (isStopped()) return [];
    await keepCustomer(client, customer.id);
    if (!finished) await keepAudit(client, id);
  }
  for (const id of (await machinesHere()).keys()) {
    if (isStopped()) return [];
    const machine = await ifThere(client.fetchQuery({ ...equipmentQuery(id), staleTime }));
    if (!machine) continue;
    const { productFamilyId, productModelId } = machine;
    for (const type of ofMachines)
      await keepProtocols(client, { type, productFamilyId, productModelId, equipmentId: id });
  }
  return own.result.map(({ customer }) => customer.id);
}
