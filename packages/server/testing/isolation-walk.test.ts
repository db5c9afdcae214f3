import { contract } from '@assay/contract/all';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { auditRows } from './audit-rows.ts';
import { aCustomer, addCustomer, addEquipment, addProducts, aSite, companyIdOf } from './builders.ts';
import { certificateRows } from './certificates.ts';
import { distributorInspectionRows } from './distributor-inspections.ts';
import { documentRows } from './document-rows.ts';
import { aForm } from './forms.ts';
import { aPicture } from './pictures.ts';
import { addPoint, aPoint, setDivisions } from './points.ts';
import { aCategory, aDependency, addProtocol, aProtocol, aProtocolPoint, aTarget } from './protocols.ts';
import { signedQuery } from './signed-query.ts';
import { type Ask, type TestApp, useTestApp } from './test-app.ts';
import { downloadSheet } from './translations.ts';
import { addEquipmentImage, aPhotoForm, putBytes, startUpload } from './uploads.ts';

type DistributorRow = (app: TestApp) => Promise<{ ids: string[]; ask: (ids: string[]) => Ask }>;

/** A customer that otto's company has nothing to do with. */
const aCustomersId =
  (ask: (customer: { id: string }) => Ask): DistributorRow =>
  async (app) => ({
    ids: [(await addCustomer(app, { name: `Kivi’s ${newId()}` })).id],
    ask: ([id = '']) => ask({ id }),
  });

/** A machine of the distributor's at a site of a customer of theirs. */
const anEquipmentsId =
  (ask: (ids: { id: string; customerSiteId: string; productModelId: string }) => Ask): DistributorRow =>
  async (app) => {
    const { sites } = await addCustomer(app, { sites: [aSite()] });
    const companyIds = [await companyIdOf(app, 'dora')];
    const machine = await addEquipment(app, { customerSiteId: sites[0]?.id ?? null, companyIds });
    const { id, customerSiteId, productModelId } = machine;
    return {
      ids: [id, customerSiteId ?? '', productModelId],
      ask: ([one = '', site = '']) => ask({ id: one, customerSiteId: site, productModelId }),
    };
  };

/** A picture of a machine of the distributor's, as dina of the distributor sees it. */
const anImagesId =
  (ask: (app: TestApp, id: string) => Ask): DistributorRow =>
  async (app) => {
    const row = await anEquipmentsId(({ id }) => ({ params: { id } }))(app);
    return { ids: [await addEquipmentImage(app, row.ids[0] ?? '')], ask: ([id = '']) => ask(app, id) };
  };

const ofDina: DistributorRow = async (app) => ({
  ids: [app.userIdOf('dina')],
  ask: ([id = '']) => ({ params: { id } }),
});

/** Something that dina of the distributor uploaded herself. */
const anUploadsId =
  (ask: (app: TestApp, id: string) => Ask): DistributorRow =>
  async (app) => {
    const { uploadId, uploadUrl } = await startUpload(app, 'dina');
    await putBytes(app, uploadUrl, await aPicture());
    return { ids: [uploadId], ask: ([id = '']) => ask(app, id) };
  };

const anImportsId =
  (calls: typeof contract.customerImports | typeof contract.equipmentImports): DistributorRow =>
  async (app) => {
    const form = aForm({ file: { name: 'a.csv', content: 'customer\nA' } });
    const { body } = await app.call(calls.start, { as: 'max', ...form });
    return { ids: [(body as { id: string }).id], ask: ([id = '']) => ({ params: { id } }) };
  };

/** The import of a translator's spreadsheet, which staff alone make. */
const aSheetsId: DistributorRow = async (app) => {
  const { productCategoryId } = await addPoint(app, 'Comment');
  const content = await downloadSheet(app, 'Name', [productCategoryId]);
  const { body } = await app.call(contract.translationImports.start, {
    as: 'ada',
    ...aForm({ file: { name: 'a.xlsx', content } }),
  });
  return { ids: [(body as { id: string }).id], ask: ([id = '']) => ({ params: { id } }) };
};

/** Every call that names an import; which those are, the walk compares with the contract. */
const importRows = (noun: string, row: DistributorRow): Record<string, DistributorRow> =>
  Object.fromEntries(['get', 'lines', 'faulty', 'confirm', 'cancel'].map((call) => [`${noun}.${call}`, row]));

/** A point of the distributor's own, in a division that otto does not see. */
const aPointsId =
  (ask: (ids: { id: string; limitId: string; body: object }) => Ask): DistributorRow =>
  async (app) => {
    const { categoryId } = await addProducts(app);
    await setDivisions(app, 'dora', [categoryId]);
    const given = { productCategoryId: categoryId };
    const none = { productFamilyId: null, productModelId: null, criticalLow: null, high: null, criticalHigh: null };
    const limits = { ...given, measurementLimits: [{ ...none, low: 1 }] };
    const point = await addPoint(app, 'Measurement', limits, 'dora');
    return {
      ids: [point.id, point.measurementLimits[0]?.id ?? '', categoryId],
      ask: ([id = '', limitId = '', productCategoryId = '']) =>
        ask({ id, limitId, body: aPoint('Measurement', { productCategoryId }) }),
    };
  };

interface ProtocolIds {
  id: string;
  pointId: string;
  depId: string;
  equipmentId: string;
}

/** A protocol of the distributor's own for a machine of theirs, in a division that otto does not see. */
const aProtocolsId =
  (ask: (ids: ProtocolIds) => Ask): DistributorRow =>
  async (app) => {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app);
    await setDivisions(app, 'dora', [categoryId]);
    const point = await addPoint(app, 'Comment', { productCategoryId: categoryId }, 'dora');
    const machine = await addEquipment(app, { productModelId, companyIds: [await companyIdOf(app, 'dora')] });
    const targets = [aTarget({ productFamilyId, productModelId, equipmentId: machine.id })];
    const dependencies = [aDependency({ type: 'json', json: true })];
    const categories = [aCategory('Boom', [aProtocolPoint(point.id, { dependencies })])];
    const protocol = await addProtocol(app, { targets, categories }, 'dora');
    const placed = protocol.categories[0]?.inspectionPoints[0];
    return {
      ids: [protocol.protocolId, placed?.id ?? '', placed?.dependencies[0]?.id ?? '', machine.id],
      ask: ([id = '', pointId = '', depId = '', equipmentId = '']) => ask({ id, pointId, depId, equipmentId }),
    };
  };

const aCopyOf = ({ id, equipmentId }: ProtocolIds) =>
  aProtocol({ type: 'Audit_Quick', targets: [aTarget({ equipmentId })], copyOfProtocolId: id, replacesProtocolId: id });

/** For each call that names a record: the call with one of the distributor's ids in it, made by otto of another company. */
const distributorRows: Record<string, DistributorRow> = {
  'auth.endSession': async (app) => {
    await app.signIn('dina');
    const session = await app.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', app.userIdOf('dina'))
      .executeTakeFirstOrThrow();
    return { ids: [session.id], ask: ([id = '']) => ({ params: { id } }) };
  },
  'customers.get': aCustomersId(({ id }) => ({ params: { id } })),
  'customers.update': aCustomersId(({ id }) => ({ params: { id }, body: aCustomer() })),
  'customers.merge': aCustomersId(({ id }) => ({ params: { id }, body: { customerId: id, name: 'Taken over' } })),
  'customers.delete': aCustomersId(({ id }) => ({ params: { id } })),
  'customers.history': aCustomersId(({ id }) => ({ params: { id } })),
  ...importRows('customerImports', anImportsId(contract.customerImports)),
  ...importRows('equipmentImports', anImportsId(contract.equipmentImports)),
  ...importRows('translationImports', aSheetsId),
  'inspectionStarts.lastAnswers': anEquipmentsId(({ id }) => ({ params: { id } })),
  'inspectionStarts.usualValues': anEquipmentsId(({ productModelId }) => ({ params: { id: productModelId } })),
  'inspectionStarts.freeze': aProtocolsId(({ id }) => ({ params: { id } })),
  'equipments.get': anEquipmentsId(({ id }) => ({ params: { id } })),
  'equipments.byProductModel': anEquipmentsId(({ productModelId }) => ({ params: { id: productModelId } })),
  'equipments.byProductModels': anEquipmentsId(({ productModelId }) => ({
    query: { productModelIds: productModelId },
  })),
  'equipments.create': anEquipmentsId(({ customerSiteId, productModelId }) => ({
    body: { serialNumber: 'S', nickName: '', productModelId, customerSiteId },
  })),
  'equipments.update': anEquipmentsId(({ id, productModelId }) => ({
    params: { id },
    body: { serialNumber: 'S', nickName: '', productModelId },
  })),
  'equipments.delete': anEquipmentsId(({ id }) => ({ params: { id } })),
  'equipments.history': anEquipmentsId(({ id }) => ({ params: { id } })),
  'equipmentTrends.list': anEquipmentsId(({ id }) => ({ params: { id } })),
  'equipmentImages.list': anEquipmentsId(({ id }) => ({ params: { id } })),
  'equipmentImages.add': anEquipmentsId(({ id }) => ({ params: { id }, body: { imageId: id } })),
  'equipmentImages.remove': anEquipmentsId(({ id }) => ({ params: { id, imageId: id } })),
  'files.put': anUploadsId((app, id) => ({
    params: { id },
    query: signedQuery(app, 'otto', contract.files.put, { id }),
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/png' },
    payload: 'x',
  })),
  'files.read': anUploadsId((app, id) => ({
    params: { id },
    query: signedQuery(app, 'otto', contract.files.read, { id }),
  })),
  'images.createForPoint': anUploadsId((_, id) => ({
    params: { protocolPointId: id, index: '0' },
    ...aPhotoForm('x'),
  })),
  'images.file': anImagesId((_, id) => ({ params: { id } })),
  'images.downloadUrl': anImagesId((_, id) => ({ params: { id } })),
  'images.download': anImagesId((app, id) => ({
    params: { id },
    query: signedQuery(app, 'otto', contract.images.download, { id }),
  })),
  'inspectionPoints.get': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionPoints.update': aPointsId(({ id, body }) => ({ params: { id }, body })),
  'inspectionPoints.updateGeneralFields': aPointsId(({ id }) => ({ params: { id }, body: {} })),
  'inspectionPoints.updateTranslations': aPointsId(({ id }) => ({ params: { id }, body: [] })),
  'inspectionPoints.updateDescriptionTranslations': aPointsId(({ id }) => ({ params: { id }, body: [] })),
  'inspectionPoints.updateTextTranslations': aPointsId(({ id }) => ({ params: { id }, body: [] })),
  'inspectionPoints.duplicate': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionPoints.delete': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionPoints.history': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionPoints.optionUpdates': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionPoints.protocols': aPointsId(({ id }) => ({ params: { id } })),
  'inspectionProtocols.get': aProtocolsId(({ id }) => ({ params: { id } })),
  'inspectionProtocols.create': aProtocolsId((ids) => ({ body: aCopyOf(ids) })),
  'inspectionProtocols.softDelete': aProtocolsId(({ id }) => ({ params: { id } })),
  'inspectionProtocols.updateDependencyJson': aProtocolsId(({ id, pointId, depId }) => ({
    params: { id, pointId, depId },
    body: { json: false },
  })),
  'inspectionProtocols.export': aProtocolsId(({ id }) => ({ params: { id } })),
  'inspectionProtocols.history': aProtocolsId(({ id }) => ({ params: { id } })),
  'inspectionProtocols.sortedByFit': aProtocolsId(({ equipmentId }) => ({ query: { equipmentId } })),
  'inspectionPoints.create': aPointsId(({ body }) => ({ body })),
  'tags.update': aPointsId(({ limitId }) => ({ body: { type: 1, id: limitId, tags: ['x'] } })),
  'measurementLimits.create': aPointsId(({ id }) => ({ body: { inspectionPointId: id, low: 2 } })),
  'measurementLimits.update': aPointsId(({ limitId }) => ({ body: { id: limitId, low: 2 } })),
  ...auditRows,
  ...documentRows,
  ...certificateRows,
  ...distributorInspectionRows,
  'voiceComments.file': async (app) => {
    const form = aForm({ file: { name: 'a.ogg', content: 'OggS and more', type: 'audio/ogg' } });
    const { body } = await app.call(contract.voiceComments.create, { as: 'dina', ...form });
    return { ids: [(body as { id: string }).id], ask: ([id = '']) => ({ params: { id } }) };
  },
  'externalUsers.update': async (app) => ({
    ids: [app.userIdOf('dina')],
    ask: ([id = '']) => ({
      params: { id },
      body: { name: 'Dina', email: 'd@nowhere.example', categories: [{ productCategoryId: newId() }] },
    }),
  }),
  'externalUsers.delete': ofDina,
  'externalUsers.history': ofDina,
  'externalUsers.activate': async (app) => ({
    ids: [app.userIdOf('eeva')],
    ask: ([id = '']) => ({ params: { id } }),
  }),
  'externalUsers.setPassword': async (app) => ({
    ids: [app.userIdOf('noel')],
    ask: ([id = '']) => ({ params: { id }, body: { password: 'Assay-demo-2', token: 'guess' } }),
  }),
  'externalUsers.forgotPassword': async (app) => ({
    ids: [app.userIdOf('dina')],
    ask: ([id = '']) => ({ body: { id } }),
  }),
};

/** Nouns that no company owns. */
const everybodys = /^(productFamilies|backgroundServices|translations|documentCategories|documentPackages)\./;
/** Calls that name a record elsewhere than in their path. */
const withoutPath = new Set([
  'externalUsers.forgotPassword',
  'documents.saveMetadata',
  'documents.uploadVersion',
  'equipments.create',
  'equipments.byProductModels',
  'inspectionPoints.create',
  'inspectionProtocols.create',
  'inspectionProtocols.sortedByFit',
  'audits.create',
  'inspections.create',
  'inspectionEdits.update',
  'measurementLimits.create',
  'measurementLimits.update',
  'tags.update',
]);
const namesARecord = (key: string, endpoint: Endpoint): boolean =>
  (endpoint.path.includes('{') && !everybodys.test(key)) || withoutPath.has(key);

const endpoints: [string, Endpoint][] = Object.entries(contract)
  .flatMap(([noun, table]) =>
    Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
  )
  .filter(([key, endpoint]) => namesARecord(key, endpoint));

const withoutRequestId = (body: unknown): unknown => ({ ...(body as object), requestId: '' });

describe('the isolation walk', () => {
  const app = useTestApp();

  it('covers every call that names a record', () => {
    expect(Object.keys(distributorRows).sort()).toEqual(endpoints.map(([key]) => key).sort());
  });

  it.each(endpoints)(
    '%s answers otto about the distributor’s rows exactly as about rows that do not exist',
    async (key, endpoint) => {
      const row = await distributorRows[key]?.(app());
      if (!row) throw new Error('There is no row for this endpoint.');
      const theirs = await app().call(endpoint, { as: 'otto', ...row.ask(row.ids) });
      const random = await app().call(endpoint, { as: 'otto', ...row.ask(row.ids.map(() => newId())) });
      expect(theirs.status).toBe(random.status);
      expect(withoutRequestId(theirs.body)).toEqual(withoutRequestId(random.body));
      expect(Object.keys(theirs.headers).sort()).toEqual(Object.keys(random.headers).sort());
    },
  );
});
