import { files } from '@assay/contract/files';
import { images } from '@assay/contract/images';
import { type AccessRow, randomId } from './access-row.ts';
import { auditAccess } from './audit-access.ts';
import { aCustomer } from './builders.ts';
import { castNames } from './cast.ts';
import { dashboardAccess } from './dashboard-access.ts';
import { documentAccess } from './document-access.ts';
import { aForm, formOf } from './forms.ts';
import { peopleAccess } from './people-access.ts';
import { aPicture } from './pictures.ts';
import { signedQuery } from './signed-query.ts';
import { translationAccess } from './translation-access.ts';
import { aPhotoForm } from './uploads.ts';

const signedIn = castNames;
const users = castNames.filter((name) => name !== 'nia');
const managers = ['max', 'ada', 'dev'] as const;

const authors = ['ada', 'dev', 'dora'] as const;
const aPointInput = { type: 'Comment', name: 'A point', productCategoryId: randomId };
const ofNoRecord = () => ({ params: { id: randomId } });

/** What everybody who inspects may do, below a record that is not there. */
const below = (params: Record<string, string>, body?: object): AccessRow => ({
  who: users,
  ask: () => ({ params: { id: randomId, ...params }, ...(body && { body }) }),
  status: 404,
});

const anEquipment = { serialNumber: 'S', nickName: '', productModelId: randomId };
const aFamily = { familyName: 'Jaw', productCategoryId: randomId };

export const accessTable: Record<string, AccessRow> = {
  'application.options': { who: 'everyone' },
  'demo.cast': { who: 'everyone' },
  'application.languages': { who: users },
  ...auditAccess,
  ...documentAccess,
  'auth.login': { who: 'everyone' },
  'auth.callback': { who: 'everyone' },
  'auth.external': {
    who: 'everyone',
    ask: () => ({ body: { email: 'dina@distributor.example', password: 'Assay-demo-1' } }),
  },
  'auth.logout': { who: signedIn },
  'auth.group': { who: signedIn },
  'auth.user': { who: signedIn },
  'auth.accountFlags': { who: signedIn },
  'auth.debugToken': { who: managers, ask: () => ({ query: { groups: 'inspection' } }) },
  'auth.renew': { who: signedIn },
  'auth.preferences': { who: signedIn },
  'auth.setPreferences': { who: signedIn, ask: () => ({ body: { language: 'fi' } }) },
  'auth.sessions': { who: signedIn },
  'auth.endSession': { who: signedIn, ask: () => ({ params: { id: randomId } }), status: 404 },
  'backgroundServices.list': { who: managers },
  'backgroundServices.setEnabled': {
    who: managers,
    ask: () => ({ params: { id: 'email-outbox' }, body: true }),
  },
  'backgroundServices.reset': { who: managers, ask: () => ({ params: { id: 'email-outbox' } }) },
  'companies.list': { who: [...managers, 'dora'] },
  'customers.query': { who: users },
  'customers.get': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'customers.create': { who: managers, ask: (_app, name) => ({ body: aCustomer({ name: `Of ${name}` }) }) },
  'customers.update': { who: managers, ask: () => ({ params: { id: randomId }, body: aCustomer() }), status: 404 },
  'customers.merge': {
    who: managers,
    ask: () => ({ params: { id: randomId }, body: { customerId: randomId, name: 'x' } }),
    status: 404,
  },
  'customers.delete': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'customers.history': { who: [...managers, 'dora'], ask: () => ({ params: { id: randomId } }), status: 404 },
  'customerImports.start': { who: managers, ask: () => aForm({ file: { name: 'a.csv', content: 'name\nA' } }) },
  'customerImports.get': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'customerImports.lines': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'customerImports.confirm': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'customerImports.cancel': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  ...dashboardAccess,
  ...peopleAccess,
  'productFamilies.categories': { who: users },
  'productFamilies.all': { who: users },
  'productFamilies.query': { who: users },
  'productFamilies.get': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'productFamilies.create': { who: managers, ask: () => ({ body: aFamily }), status: 400 },
  'productFamilies.update': { who: managers, ask: () => ({ params: { id: randomId }, body: aFamily }), status: 404 },
  'productFamilies.delete': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'productFamilies.use': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'productFamilies.models': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'productFamilies.createModel': {
    who: managers,
    ask: () => ({ params: { id: randomId }, body: { name: 'J10' } }),
    status: 404,
  },
  'productFamilies.updateModel': {
    who: managers,
    ask: () => ({ params: { id: randomId }, body: { name: 'J10' } }),
    status: 404,
  },
  'productFamilies.useOfModel': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'productFamilies.deleteModel': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipments.query': { who: users },
  'equipments.get': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipments.byProductModel': { who: users, ask: () => ({ params: { id: randomId } }) },
  'equipments.byProductModels': { who: users, ask: () => ({ query: { productModelIds: randomId } }) },
  'equipments.create': { who: users, ask: () => ({ body: anEquipment }), status: 400 },
  'equipments.update': { who: managers, ask: () => ({ params: { id: randomId }, body: anEquipment }), status: 404 },
  'equipments.delete': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipments.history': { who: [...managers, 'dora'], ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentTrends.list': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentImages.list': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentImages.add': {
    who: managers,
    ask: () => ({ params: { id: randomId }, body: { imageId: randomId } }),
    status: 404,
  },
  'equipmentImages.remove': {
    who: managers,
    ask: () => ({ params: { id: randomId, imageId: randomId } }),
    status: 404,
  },
  'files.uploadUrl': { who: users, ask: () => ({ body: { fileName: 'a.png', contentType: 'image/png' } }) },
  'files.put': {
    who: users,
    ask: (app, name) => ({
      params: { id: randomId },
      query: signedQuery(app, name, files.put, { id: randomId }),
      headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/png' },
      payload: 'x',
    }),
    status: 404,
  },
  'files.read': {
    who: users,
    ask: (app, name) => ({ params: { id: randomId }, query: signedQuery(app, name, files.read, { id: randomId }) }),
    status: 404,
  },
  'files.upload': { who: users, ask: () => aForm({ files: { name: 'a.pdf', content: 'x' } }) },
  'images.create': { who: users, ask: async () => aPhotoForm(await aPicture({ width: 8, height: 8 })) },
  'images.createForPoint': {
    who: users,
    ask: async () => ({
      params: { protocolPointId: randomId, index: '0' },
      ...aPhotoForm(await aPicture({ width: 8, height: 8 })),
    }),
  },
  'images.file': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'images.downloadUrl': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'images.download': {
    who: users,
    ask: (app, name) => ({
      params: { id: randomId },
      query: signedQuery(app, name, images.download, { id: randomId }),
    }),
    status: 404,
  },
  'voiceComments.create': {
    who: users,
    ask: () => aForm({ file: { name: 'a.ogg', content: 'OggS and more', type: 'audio/ogg' } }),
  },
  'voiceComments.file': { who: users, ask: () => ({ params: { id: randomId } }), status: 404 },
  'masterData.faults': { who: managers },
  'equipmentImports.start': { who: managers, ask: () => aForm({ file: { name: 'a.csv', content: 'serial\nA' } }) },
  'equipmentImports.get': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentImports.lines': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentImports.confirm': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'equipmentImports.cancel': { who: managers, ask: () => ({ params: { id: randomId } }), status: 404 },
  'inspectionPoints.list': { who: users },
  'inspectionPoints.useCases': { who: users },
  'inspectionPoints.dropdowns': { who: users },
  'inspectionPoints.similarOptions': {
    who: authors,
    ask: () => ({ query: { currentDropdownId: randomId, currentOptionId: randomId } }),
    status: 404,
  },
  'inspectionPoints.optionUpdates': { who: authors, ask: ofNoRecord, status: 404 },
  'inspectionPoints.get': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionPoints.updateFiles': {
    who: authors,
    ask: () => ({ ...ofNoRecord(), ...formOf([{ name: 'sourceSystem', value: 'UI' }]) }),
    status: 404,
  },
  'inspectionPoints.create': { who: authors, ask: () => ({ body: aPointInput }), status: 400 },
  'inspectionPoints.update': {
    who: authors,
    ask: () => ({ ...ofNoRecord(), body: aPointInput }),
    status: 404,
  },
  'inspectionPoints.updateGeneralFields': { who: authors, ask: () => ({ ...ofNoRecord(), body: {} }), status: 404 },
  'inspectionPoints.updateTranslations': { who: authors, ask: () => ({ ...ofNoRecord(), body: [] }), status: 404 },
  'inspectionPoints.updateDescriptionTranslations': {
    who: authors,
    ask: () => ({ ...ofNoRecord(), body: [] }),
    status: 404,
  },
  'inspectionPoints.updateTextTranslations': { who: authors, ask: () => ({ ...ofNoRecord(), body: [] }), status: 404 },
  'inspectionPoints.duplicate': { who: authors, ask: ofNoRecord, status: 404 },
  'inspectionPoints.delete': { who: authors, ask: ofNoRecord, status: 404 },
  'inspectionPoints.protocols': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionPoints.history': { who: [...managers, 'dora'], ask: ofNoRecord, status: 404 },
  'inspectionProtocols.search': { who: users },
  'inspectionProtocols.obsolete': { who: users },
  'inspectionProtocols.sortedByFit': { who: users },
  'inspectionProtocols.get': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionProtocols.create': { who: authors, ask: () => ({ body: {} }), status: 400 },
  'inspectionProtocols.softDelete': { who: authors, ask: ofNoRecord, status: 404 },
  'inspectionProtocols.updateDependencyJson': {
    who: ['ada', 'dev'],
    ask: () => ({ params: { id: randomId, pointId: randomId, depId: randomId }, body: { json: true } }),
    status: 404,
  },
  'inspectionProtocols.export': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionProtocols.history': { who: [...managers, 'dora'], ask: ofNoRecord, status: 404 },
  'inspections.list': { who: users },
  'inspections.counts': { who: users },
  'inspections.create': {
    who: users,
    ask: () => ({ body: { protocolId: randomId, equipment: { id: randomId } } }),
    status: 400,
  },
  'inspections.get': { who: users, ask: ofNoRecord, status: 404 },
  'inspections.web': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionReports.document': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionReports.changes': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionReports.html': { who: users, ask: ofNoRecord, status: 404 },
  'inspections.history': { who: [...managers, 'dora'], ask: ofNoRecord, status: 404 },
  'inspections.updateField': below({ field: 'comment' }, { text: '' }),
  'inspections.updateStatus': below({}, { status: 'Waiting' }),
  'inspections.rate': {
    who: ['ada', 'dev', 'rita'],
    ask: () => ({ ...ofNoRecord(), body: { rating: 'Ok' } }),
    status: 404,
  },
  'inspections.delete': { who: [...managers, 'dora'], ask: ofNoRecord, status: 404 },
  'inspections.putFinding': below({ findingId: randomId }, { title: 'A crack' }),
  'inspections.removeFinding': below({ findingId: randomId }),
  'inspections.putPriorityAction': below({ actionId: randomId }, { title: 'Weld it', priority: 'High' }),
  'inspections.removePriorityAction': below({ actionId: randomId }),
  'inspections.orderFollowUps': below({ list: 'findings' }, { ids: [] }),
  'inspections.sign': below({ role: 'customer' }, { name: 'Aino', imageId: randomId }),
  'inspections.removeSignature': below({ role: 'customer' }),
  'mailedReports.file': {
    who: 'everyone',
    ask: () => ({ params: { id: randomId, version: '1', language: 'en' }, query: { signed: 'guess' } }),
    status: 404,
  },
  'inspectionEdits.details': below({}),
  'inspectionEdits.update': { who: users, ask: () => ({ query: { id: randomId }, body: {} }), status: 404 },
  'reportFiles.pdf': { who: users, ask: ofNoRecord, status: 404 },
  'inspectionEvents.events': below({}),
  'inspectionEvents.presence': below({}, { tabId: randomId, place: '' }),
  'inspectionRuns.snapshot': below({ runId: randomId }),
  'inspectionRuns.lastVisit': below({ runId: randomId }),
  'inspectionRuns.createResult': below({ runId: randomId, pointId: randomId }),
  'inspectionRuns.result': below({ resultId: randomId }),
  'inspectionRuns.updateResult': below({ resultId: randomId }, { comment: '' }),
  'inspectionRuns.putImage': below({ resultId: randomId, imageId: randomId }, {}),
  'inspectionRuns.removeImage': below({ resultId: randomId, imageId: randomId }),
  'inspectionRuns.captionImage': below({ resultId: randomId, imageId: randomId }, { text: '' }),
  'inspectionRuns.layoutImage': below({ resultId: randomId, imageId: randomId }, { layout: 'Default' }),
  'inspectionRuns.moveImage': below({ resultId: randomId, imageId: randomId }, { index: 0 }),
  'inspectionRuns.start': below({ runId: randomId }, {}),
  'inspectionRuns.addExtraPoint': below({ runId: randomId }, { inspectionPointId: randomId }),
  'inspectionRuns.removeExtraPoint': below({ runId: randomId, pointId: randomId }),
  'reportHeads.get': { who: users, ask: ofNoRecord, status: 404 },
  'followUps.ofEquipment': { who: users, ask: ofNoRecord, status: 404 },
  'followUps.owners': { who: users, ask: ofNoRecord, status: 404 },
  'followUps.finding': below({}, {}),
  'followUps.priorityAction': below({}, {}),
  ...translationAccess,
  'inspectionPhases.list': { who: users },
  'inspectionPhases.create': { who: authors, ask: (_app, name) => ({ body: { Name: `Of ${name}` } }) },
  'measurementLimits.create': { who: authors, ask: () => ({ body: { inspectionPointId: randomId } }), status: 400 },
  'measurementLimits.update': { who: authors, ask: () => ({ body: { id: randomId } }), status: 404 },
  'pointReferences.optionGroups': { who: users },
  'pointReferences.units': { who: users },
  'pointReferences.categoryTitles': { who: users },
  'pointReferences.protocolTypes': { who: users },
  'logs.writeAppLog': {
    who: signedIn,
    ask: () => ({ body: [{ eventName: 'walk', appVersion: '1', osName: 'test', properties: {} }] }),
  },
};
