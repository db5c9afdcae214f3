import { type AuditOutline, auditRuns, audits } from '@assay/contract/audits';
import type { Customer } from '@assay/contract/customers';
import type { BodyOf } from '@assay/contract/endpoint';
import type { Name } from './cast.ts';
import { aSite, makeCustomer } from './customers.ts';
import { makeProtocol } from './protocols.ts';
import type { TestServer } from './test-server.ts';

/** A customer of this name with a site of that one. */
export const makeAuditedCustomer = (server: TestServer, name: string, ...sites: string[]): Promise<Customer> =>
  makeCustomer(server, { name, sites: sites.map((site) => aSite(site)) });

/** Begins an audit of the first site of a customer, as its inspector does. */
export async function beginAudit(
  server: TestServer,
  { sites }: Pick<Customer, 'sites'>,
  given: Partial<BodyOf<typeof audits.create>> = {},
  inspector: Name = 'uma',
): Promise<AuditOutline> {
  const body = { customerSiteId: sites[0]?.id ?? '', ...given };
  return server.call(audits.create, { token: await server.tokenOf(inspector), body });
}

export const finishAudit = async (server: TestServer, { id }: Pick<AuditOutline, 'id'>): Promise<AuditOutline> =>
  server.call(audits.setFinished, { token: await server.tokenOf('uma'), params: { id }, body: true });

/** Adds a machine to an audit, with a protocol of its own. */
export async function addAuditedMachine(server: TestServer, { id }: Pick<AuditOutline, 'id'>, equipmentId: string) {
  const protocol = await makeProtocol(server, { name: `Quick ${id}`, type: 'Audit_Quick', targets: [] });
  const body = {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_1',
    equipment: { id: equipmentId },
  };
  return server.call(auditRuns.add, { token: await server.tokenOf('uma'), params: { id }, body });
}
