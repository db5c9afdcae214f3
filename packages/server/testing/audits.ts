import { type AuditOutline, auditResults, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import type { ResultInput } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { aContact, addCustomer, addEquipment, addProducts, aSite } from './builders.ts';
import type { CastName } from './cast.ts';
import { expectStatus } from './inspections.ts';
import { addPoint } from './points.ts';
import { aCategory, addProtocol, aProtocolPoint } from './protocols.ts';
import type { TestApp } from './test-app.ts';
import { addImage } from './uploads.ts';

/** A site of a customer with a machine, and protocols for everything that an audit is made of. */
export interface Auditable {
  categoryId: string;
  productFamilyId: string;
  productModelId: string;
  customerId: string;
  customerSiteId: string;
  equipmentId: string;
  protocolIds: Record<AuditType, string>;
}

const auditTypes = [
  'Audit_Site',
  'Audit_Site_Operational',
  'Audit_Extra_Points',
  'Audit_Machine',
  'Audit_Screen',
  'Audit_Quick',
] as const satisfies readonly ProtocolType[];
type AuditType = (typeof auditTypes)[number];

/** A protocol for whatever product, with a point of each of the types. */
async function addAuditProtocol(app: TestApp, type: AuditType, categoryId: string, types: readonly PointType[]) {
  const points = [];
  for (const pointType of types)
    points.push(await addPoint(app, pointType, { productCategoryId: categoryId, name: `${type} ${pointType}` }));
  return addProtocol(app, {
    type,
    name: `${type} protocol`,
    targets: [],
    categories: [
      aCategory(
        'All',
        points.map(({ id }) => aProtocolPoint(id)),
      ),
    ],
  });
}

export async function addAuditable(
  app: TestApp,
  { types = ['Measurement', 'Comment'] }: { types?: readonly PointType[] } = {},
): Promise<Auditable> {
  const { categoryId, productFamilyId, productModelId } = await addProducts(app);
  const customer = await addCustomer(app, { name: 'Granite Works', sites: [aSite()], contacts: [aContact()] });
  const customerSiteId = customer.sites[0]?.id ?? '';
  const machine = await addEquipment(app, { productModelId, customerSiteId });
  const protocolIds = {} as Record<AuditType, string>;
  for (const type of auditTypes) protocolIds[type] = (await addAuditProtocol(app, type, categoryId, types)).protocolId;
  return {
    ...{ categoryId, productFamilyId, productModelId, customerSiteId, protocolIds },
    customerId: customer.id,
    equipmentId: machine.id,
  };
}

export const startAudit = async (
  app: TestApp,
  { customerSiteId }: Pick<Auditable, 'customerSiteId'>,
  given: object = {},
  as: CastName = 'uma',
): Promise<AuditOutline> =>
  expectStatus(201, await app.call(audits.create, { as, body: { customerSiteId, ...given } }));

export const readOutline = async (app: TestApp, id: string, as: CastName = 'uma'): Promise<AuditOutline> =>
  expectStatus(200, await app.call(audits.outline, { as, params: { id } }));

export const readRun = async (app: TestApp, id: string, runId: string, as: CastName = 'uma'): Promise<RunReply> =>
  expectStatus(200, await app.call(auditRuns.get, { as, params: { id, runId } }));

/** An audit that has something of everything, and its id. */
export async function addFullAudit(app: TestApp): Promise<string> {
  const auditable = await addAuditable(app, { types: pointTypes });
  const { id } = await startAudit(app, auditable);
  const run = await addMachineRun(app, id, auditable);
  const [result] = (await readRun(app, id, run.id)).results;
  const photos = [{ imageId: await addImage(app, 'uma'), caption: 'Left', layout: 'Default' as const }];
  await writeAuditResult(app, id, result?.id ?? '', { comment: 'Worn', photos });
  const suggestion = { type: 'ShortTerm', text: 'Replace the belt' };
  expectStatus(201, await app.call(audits.addSuggestion, { as: 'uma', params: { id }, body: suggestion }));
  return id;
}

/** Adds a crusher to an audit, as an inspector does. */
export const addMachineRun = async (
  app: TestApp,
  id: string,
  { equipmentId, protocolIds }: Auditable,
  given: object = {},
  as: CastName = 'uma',
): Promise<RunOutline> => {
  const body = {
    protocolId: protocolIds.Audit_Machine,
    protocolRunType: 'Audit_Machine:stage_1',
    equipment: { id: equipmentId },
    ...given,
  };
  return expectStatus(201, await app.call(auditRuns.add, { as, params: { id }, body }));
};

export const writeAuditResult = async (app: TestApp, id: string, resultId: string, body: ResultInput) =>
  expectStatus(200, await app.call(auditResults.updateResult, { as: 'uma', params: { id, resultId }, body }));

export const finishAudit = async (app: TestApp, id: string, finished = true): Promise<AuditOutline> =>
  expectStatus(200, await app.call(audits.setFinished, { as: 'uma', params: { id }, body: finished }));
