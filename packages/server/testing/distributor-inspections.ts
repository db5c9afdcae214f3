import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { addCustomer, aSite, companyIdOf } from './builders.ts';
import {
  addInspectable,
  addVoice,
  answerAll,
  expectStatus,
  openInspectable,
  startInspection,
  writeResult,
} from './inspections.ts';
import { addPoint } from './points.ts';
import type { Ask, TestApp } from './test-app.ts';
import { addImage } from './uploads.ts';

/** Ids of everything that an inspection of the distributor's has. */
export interface DistributorInspection {
  id: string;
  runId: string;
  resultId: string;
  pointId: string;
  extraPointId: string;
  findingId: string;
  actionId: string;
  imageId: string;
  findingImageId: string;
  signatureImageId: string;
  voiceId: string;
  equipmentId: string;
  protocolId: string;
  customerId: string;
}

/** A custom point, which may be added to any run. */
export const addCustomPoint = (app: TestApp, productCategoryId: string) =>
  addPoint(app, 'Comment', { productCategoryId, metas: [{ type: 'PointType', value: 'custom' }] } as never);

/** An inspection that dina of the distributor is carrying out, with parts of every kind. */
export async function addDistributorInspection(app: TestApp): Promise<DistributorInspection> {
  const companyIds = [await companyIdOf(app, 'dina')];
  const customer = await addCustomer(app, { name: `Kivi’s ${newId()}`, sites: [aSite()] });
  const inspectable = await addInspectable(app, { companyIds, customerSiteId: customer.sites[0]?.id ?? null });
  await openInspectable(app, 'dina', inspectable);
  const inspection = await startInspection(app, inspectable, {}, 'dina');
  const { id } = inspection;
  const [run] = inspection.runs;
  const [result] = run?.results ?? [];
  const [runId, resultId] = [run?.id ?? '', result?.id ?? ''];
  await answerAll(app, inspection, 'dina');
  const [imageId, findingImageId] = [await addImage(app, 'dina'), await addImage(app, 'dina')];
  const [signatureImageId, voiceId] = [await addImage(app, 'dina'), await addVoice(app, 'dina')];
  const photos = [{ imageId, caption: '', layout: 'Default' as const }];
  await writeResult(app, id, resultId, { photos, voiceCommentId: voiceId }, 'dina');
  const [findingId, actionId, extraPointId] = [newId(), newId(), newId()];
  const call = async (endpoint: typeof inspections.putFinding, params: Record<string, string>, body: object) =>
    app.call(endpoint, { as: 'dina', params: { id, ...params } as never, body });
  const finding = { title: 'A crack', photos: [{ imageId: findingImageId }] };
  expectStatus(200, await call(inspections.putFinding, { findingId }, finding));
  const action = { title: 'Weld it', priority: 'High' };
  expectStatus(200, await call(inspections.putPriorityAction as never, { actionId }, action));
  const signed = { name: 'Dina', imageId: signatureImageId };
  expectStatus(200, await call(inspections.sign as never, { role: 'customer' }, signed));
  const extra = { id: extraPointId, inspectionPointId: (await addCustomPoint(app, inspectable.categoryId)).id };
  expectStatus(201, await call(inspectionRuns.addExtraPoint as never, { runId }, extra));
  return {
    id,
    runId,
    resultId,
    pointId: result?.protocolPointId ?? '',
    extraPointId,
    findingId,
    actionId,
    imageId,
    findingImageId,
    signatureImageId,
    voiceId,
    equipmentId: inspectable.equipmentId,
    protocolId: inspectable.protocolId,
    customerId: customer.id,
  };
}

type DistributorRow = (app: TestApp) => Promise<{ ids: string[]; ask: (ids: string[]) => Ask }>;

const made = new WeakMap<TestApp, Promise<DistributorInspection>>();

/** One inspection serves all rows: whatever otto asks, it stays as it is. */
const atDistributor =
  (ask: (ids: DistributorInspection) => Ask): DistributorRow =>
  async (app) => {
    const known = made.get(app) ?? addDistributorInspection(app);
    made.set(app, known);
    const inspection = await known;
    const names = Object.keys(inspection) as (keyof DistributorInspection)[];
    return {
      ids: names.map((name) => inspection[name]),
      ask: (ids) =>
        ask(Object.fromEntries(names.map((name, i) => [name, ids[i] ?? ''])) as unknown as DistributorInspection),
    };
  };

const ofInspection = (more: (ids: DistributorInspection) => Ask = () => ({})): DistributorRow =>
  atDistributor((ids) => ({ ...more(ids), params: { id: ids.id, ...more(ids).params } }));
const ofRun = (more: (ids: DistributorInspection) => Ask = () => ({})): DistributorRow =>
  ofInspection((ids) => ({ ...more(ids), params: { runId: ids.runId, ...more(ids).params } }));
const ofImage = (body?: object): DistributorRow =>
  ofInspection(({ resultId, imageId }) => ({ params: { resultId, imageId }, ...(body && { body }) }));

export const distributorInspectionRows: Record<string, DistributorRow> = {
  'inspections.create': atDistributor(({ protocolId, equipmentId, customerId }) => ({
    body: { protocolId, equipment: { id: equipmentId }, customerId },
  })),
  'inspections.get': ofInspection(),
  'inspections.web': ofInspection(),
  'inspections.history': ofInspection(),
  'inspectionReports.document': ofInspection(),
  'inspectionReports.changes': ofInspection(),
  'inspectionReports.html': ofInspection(),
  'reportHeads.get': ofInspection(),
  'reportHeads.untranslated': ofInspection(),
  'reportHeads.evidence': ofInspection(),
  'reviewNotices.seen': ofInspection(),
  'inspections.updateField': ofInspection(() => ({ params: { field: 'comment' }, body: { text: 'Mine' } })),
  'inspections.updateStatus': ofInspection(() => ({ body: { status: 'Waiting' } })),
  'inspections.rate': ofInspection(() => ({ body: { rating: 'Nok' } })),
  'inspections.delete': ofInspection(),
  'inspections.putFinding': ofInspection(({ findingId }) => ({ params: { findingId }, body: { title: 'Mine' } })),
  'inspections.removeFinding': ofInspection(({ findingId }) => ({ params: { findingId } })),
  'inspections.putPriorityAction': ofInspection(({ actionId }) => ({
    params: { actionId },
    body: { title: 'Mine', priority: 'Low' },
  })),
  'inspections.removePriorityAction': ofInspection(({ actionId }) => ({ params: { actionId } })),
  'inspections.orderFollowUps': ofInspection(({ findingId }) => ({
    params: { list: 'findings' },
    body: { ids: [findingId] },
  })),
  'inspections.dispose': ofInspection(({ findingId }) => ({
    params: { kind: 'finding', followUpId: findingId },
    body: { answer: 'done' },
  })),
  'inspections.sign': ofInspection(({ imageId }) => ({
    params: { role: 'customer' },
    body: { name: 'Otto', imageId },
  })),
  'inspections.removeSignature': ofInspection(() => ({ params: { role: 'customer' } })),
  'mailedReports.file': ofInspection(() => ({ params: { version: '1', language: 'en' }, query: { signed: 'guess' } })),
  'inspectionEdits.details': ofInspection(),
  'inspectionEdits.mail': ofInspection(() => ({ body: { emailRecipients: ['otto@other-distributor.example'] } })),
  'inspectionEdits.update': atDistributor(({ id }) => ({ query: { id }, body: {} })),
  'reportFiles.pdf': ofInspection(),
  'inspectionEvents.events': ofInspection(),
  'inspectionEvents.presence': ofInspection(() => ({ body: { tabId: newId(), place: '' } })),
  'inspectionRuns.snapshot': ofRun(),
  'inspectionRuns.lastVisit': ofRun(),
  'inspectionRuns.createResult': ofRun(({ pointId }) => ({ params: { pointId } })),
  'inspectionRuns.start': ofRun(() => ({ body: { samples: {} } })),
  'inspectionRuns.addExtraPoint': ofRun(({ extraPointId, pointId }) => ({
    body: { id: extraPointId, inspectionPointId: pointId },
  })),
  'inspectionRuns.removeExtraPoint': ofRun(({ extraPointId }) => ({ params: { pointId: extraPointId } })),
  'inspectionRuns.result': ofInspection(({ resultId }) => ({ params: { resultId } })),
  'inspectionRuns.updateResult': ofInspection(({ resultId }) => ({ params: { resultId }, body: { comment: 'Mine' } })),
  'inspectionRuns.putImage': ofImage({}),
  'inspectionRuns.removeImage': ofImage(),
  'inspectionRuns.captionImage': ofImage({ text: 'Mine' }),
  'inspectionRuns.layoutImage': ofImage({ layout: 'Default' }),
  'inspectionRuns.moveImage': ofImage({ index: 0 }),
  'followUps.ofEquipment': atDistributor(({ equipmentId }) => ({ params: { id: equipmentId } })),
  'followUps.owners': ofInspection(),
  'followUps.finding': atDistributor(({ findingId }) => ({ params: { id: findingId }, body: { state: 'done' } })),
  'followUps.priorityAction': atDistributor(({ actionId }) => ({ params: { id: actionId }, body: { state: 'done' } })),
};
