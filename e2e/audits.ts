import { type AuditOutline, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import type { BodyOf } from '@assay/contract/base/endpoint';
import type { Customer } from '@assay/contract/customers';
import type { Equipment } from '@assay/contract/equipment';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { RunReply } from '@assay/contract/runs/run';
import type { Name } from './cast.ts';
import { aContact, aSite, makeCustomer, unique } from './customers.ts';
import { makeFamily, makeMachine } from './equipment.ts';
import { type GivenCategory, withPoints } from './inspections.ts';
import { makeProtocol } from './protocols.ts';
import type { TestServer } from './test-server.ts';

/** A customer site with two machines of one model. */
export interface Auditable {
  customer: Customer;
  machines: [Equipment, Equipment];
  productFamilyId: string;
}

/** A protocol of an audit: of the plant for every product, else for the family. */
export async function makeAuditProtocol(
  server: TestServer,
  type: string,
  given: readonly GivenCategory[],
  productFamilyId?: string,
): Promise<ProtocolReply> {
  const categories = [];
  for (const [index, category] of given.entries()) categories.push({ index, ...(await withPoints(server, category)) });
  const targets = productFamilyId ? [{ productFamilyId }] : [];
  return makeProtocol(server, { name: unique('Protocol'), type: type as 'Audit_Site', targets, categories });
}

/** From then on an audit begins without extra points, until somebody makes a protocol of them. */
export async function deleteExtraPoints(server: TestServer): Promise<void> {
  const token = await server.tokenOf('ada');
  const address = server.at(`${inspectionProtocols.search.path.slice(1)}?types=Audit_Extra_Points`);
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { result } = (await reply.json()) as { result: ProtocolReply[] };
  for (const { protocolId } of result)
    await server.call(inspectionProtocols.softDelete, { token, params: { id: protocolId } });
}

export async function makeAuditable(server: TestServer): Promise<Auditable> {
  const customer = await makeCustomer(server, {
    name: unique('Quarry'),
    sites: [aSite(unique('Pit'))],
    contacts: [aContact('Kalle Kivi')],
  });
  const { family, models } = await makeFamily(server, unique('Family'), unique('Model'));
  const at = { productModelId: models[0]?.id ?? '', customerSiteId: customer.sites[0]?.id ?? null };
  return {
    customer,
    machines: [await makeMachine(server, at), await makeMachine(server, at)],
    productFamilyId: family.id,
  };
}

/** A customer of this name with a site of that one. */
export const makeAuditedCustomer = (server: TestServer, name: string, ...sites: string[]): Promise<Customer> =>
  makeCustomer(server, { name, sites: sites.map((site) => aSite(site)) });

/** Begins an audit of the first site of a customer, as its inspector does. */
export const beginAudit = async (
  server: TestServer,
  { sites }: Pick<Customer, 'sites'>,
  given: Partial<BodyOf<typeof audits.create>> = {},
  inspector: Name = 'uma',
): Promise<AuditOutline> =>
  server.call(audits.create, {
    token: await server.tokenOf(inspector),
    body: { customerSiteId: sites[0]?.id ?? '', ...given },
  });

export const readOutline = async (server: TestServer, id: string): Promise<AuditOutline> =>
  server.call(audits.outline, { token: await server.tokenOf('uma'), params: { id } });

export const readAuditRun = async (server: TestServer, id: string, runId: string): Promise<RunReply> =>
  server.call(auditRuns.get, { token: await server.tokenOf('uma'), params: { id, runId } });

export const addRun = async (server: TestServer, id: string, body: BodyOf<typeof auditRuns.add>): Promise<RunOutline> =>
  server.call(auditRuns.add, { token: await server.tokenOf('uma'), params: { id }, body });

/** Somebody else writes a field, without saying which revision they saw. */
export async function writeAuditField(server: TestServer, id: string, field: string, text: string): Promise<void> {
  const token = await server.tokenOf('max');
  await server.call(audits.updateField, { token, params: { id, field: field as 'comment' }, body: { text } });
}

export async function finishAudit(
  server: TestServer,
  { id }: Pick<AuditOutline, 'id'>,
  finished = true,
): Promise<AuditOutline> {
  return server.call(audits.setFinished, { token: await server.tokenOf('uma'), params: { id }, body: finished });
}
