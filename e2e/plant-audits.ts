import { type AuditOutline, auditResults, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import type { ResultInput } from '@assay/contract/runs/result';
import { makeCustomer, unique } from './customers.ts';
import { makeMachine } from './equipment.ts';
import { aCategory, makeProtocol } from './protocols.ts';
import type { TestServer } from './test-server.ts';

const types = ['Audit_Site', 'Audit_Site_Operational', 'Audit_Machine'] as const;

interface MadeAudit {
  audit: AuditOutline;
  crusher: RunOutline;
  siteName: string;
  serialNumber: string;
}

/** An open audit of a site with one primary crusher. */
export async function makeAudit(server: TestServer, fields: Record<string, unknown> = {}): Promise<MadeAudit> {
  const token = await server.tokenOf('uma');
  const siteName = unique('Quarry');
  const customer = await makeCustomer(server, {
    name: unique('Granite'),
    sites: [{ name: siteName, mdmSiteId: '', mdmType: '', country: 'Finland', stateProvince: '' }],
  });
  const customerSiteId = customer.sites[0]?.id ?? '';
  const machine = await makeMachine(server, { customerSiteId });
  const protocolIds: Record<string, string> = {};
  for (const type of types) {
    const categories = [await aCategory(server, 'Condition', { [`${type} guard`]: {}, [`${type} frame`]: {} })];
    protocolIds[type] = (await makeProtocol(server, { name: unique(type), type, targets: [], categories })).protocolId;
  }
  const audit = await server.call(audits.create, {
    token,
    body: {
      customerSiteId,
      siteProtocolId: protocolIds.Audit_Site ?? '',
      operationalProtocolId: protocolIds.Audit_Site_Operational ?? null,
      ...fields,
    },
  });
  const crusher = await server.call(auditRuns.add, {
    token,
    params: { id: audit.id },
    body: {
      protocolId: protocolIds.Audit_Machine ?? '',
      protocolRunType: 'Audit_Machine:stage_1',
      equipment: { id: machine.id },
    },
  });
  return { audit, crusher, siteName, serialNumber: machine.serialNumber };
}

/** Writes to the first point of a run. */
export async function answerFirst(server: TestServer, id: string, runId: string, body: ResultInput): Promise<void> {
  const token = await server.tokenOf('uma');
  const { results } = await server.call(auditRuns.get, { token, params: { id, runId } });
  const resultId = results[0]?.id ?? '';
  await server.call(auditResults.updateResult, { token, params: { id, resultId }, body });
}

export async function writeSummary(server: TestServer, id: string, text: string): Promise<void> {
  const token = await server.tokenOf('uma');
  await server.call(audits.updateField, { token, params: { id, field: 'summary' }, body: { text } });
}

export async function setFinished(server: TestServer, id: string, finished: boolean): Promise<void> {
  await server.call(audits.setFinished, { token: await server.tokenOf('uma'), params: { id }, body: finished });
}
