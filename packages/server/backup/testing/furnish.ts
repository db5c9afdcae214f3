import { files } from '@assay/contract/files';
import { inspections } from '@assay/contract/inspections';
import { inspectionPhases, type Phase } from '@assay/contract/phases';
import { inspectionProtocols } from '@assay/contract/protocols';
import { voiceComments } from '@assay/contract/voice-comments';
import { lineError } from '@assay/domain/imports/line-error';
import { pointTypes } from '@assay/domain/points/point-types';
import { withoutScopedTables } from '../../db/pool.ts';
import { keepFaults } from '../../features/master-data/master-data.queries.ts';
import { takeSnapshot } from '../../features/protocols/take-snapshot.ts';
import { addFullAudit, finishAudit } from '../../testing/audits.ts';
import { aContact, addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
import { castNames } from '../../testing/cast.ts';
import { addDistributorInspection } from '../../testing/distributor-inspections.ts';
import { addDocument } from '../../testing/documents.ts';
import { aForm } from '../../testing/forms.ts';
import { saveEdit } from '../../testing/inspection-edits.ts';
import { addInspectable, addSubmitted, putStatus } from '../../testing/inspections.ts';
import { addPoint, inputOf, setDivisions } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { downloadSheet } from '../../testing/translations.ts';
import { addEquipmentImage, addImage } from '../../testing/uploads.ts';

const aRecording = { name: 'note.ogg', content: 'OggS and more', type: 'audio/ogg' };

/** An option that waits for the update of another. */
async function addBatchUpdate(app: TestApp): Promise<void> {
  const [source, target] = [await addPoint(app, 'Dropdown'), await addPoint(app, 'Dropdown')];
  const optionIds = target.dropdowns.flatMap(({ options }) => options.slice(0, 1).map(({ id }) => id));
  const dropdowns = source.dropdowns.map((dropdown) => ({
    ...dropdown,
    options: dropdown.options.map((option, place) =>
      place === 0 ? { ...option, batchUpdateDetails: { optionIds } } : option,
    ),
  }));
  await app.ask('PUT', `/api/v1/inspectionPoints/${source.id}`, { as: 'ada', body: { ...inputOf(source), dropdowns } });
}

/** One with parts of every kind, a copy of it, a deleted one, and a snapshot. */
async function addProtocols(app: TestApp, productFamilyId: string): Promise<void> {
  const phase = (await app.call(inspectionPhases.create, { as: 'ada', body: { Name: 'Łódź \\N' } })).body as Phase;
  const [measured, shown] = [await addPoint(app, 'Measurement'), await addPoint(app, 'Comment')];
  const first = aProtocolPoint(measured.id, { phaseId: phase.id, sampleIdIndex: 1, subcategoryTitleIndex: 0 });
  const dependencies = [
    aDependency({ type: 'point', parameter: 'thickness', protocolPointId: first.id }),
    aDependency({ type: 'json', json: { '==': [{ var: 'thickness' }, '\\N\n'] } }),
  ];
  const second = aProtocolPoint(shown.id, { phaseId: phase.id, dependencies });
  const targets = [aTarget({ productFamilyId })];
  const protocol = await addProtocol(app, {
    type: 'Commission',
    targets,
    categories: [{ ...aCategory('Tab\t', [first, second]), subcategoryTitles: ['\\.'] }],
    categoryGroups: [{ name: 'All', kind: 'alternatives', categoryIndices: [0] }],
    phasesOn: true,
    phases: [{ phaseId: phase.id, order: 0 }],
  });
  await addProtocol(app, { targets, copyOfProtocolId: protocol.protocolId });
  const deleted = await addProtocol(app, { targets });
  await app.call(inspectionProtocols.softDelete, { as: 'ada', params: { id: deleted.protocolId } });
  await takeSnapshot(withoutScopedTables(app.db), protocol.protocolId, app.now());
}

/** One that is being carried out, with parts of every kind, one that was submitted and sent back, one that was edited and mailed, a finished audit, and their reports. */
async function addVisits(app: TestApp): Promise<void> {
  const { id } = await addDistributorInspection(app);
  const text = { text: 'Łódź \\N\n' };
  await app.call(inspections.updateField, { as: 'dina', params: { id, field: 'summary' }, body: text });
  const inspectable = await addInspectable(app, { types: pointTypes });
  const submitted = await addSubmitted(app, inspectable, { loadedHours: '12,5' });
  await putStatus(app, submitted.id, { status: 'In_Use', reason: 'Tab\t' }, 'max');
  await addSubmitted(app, inspectable);
  const edited = await addSubmitted(app, await addInspectable(app));
  await saveEdit(app, edited.id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
  await finishAudit(app, await addFullAudit(app));
  await app.jobs.service({ id: 'report-renderer' });
}

/** Every kind of translation, a tag, and a spreadsheet that came back. */
async function addTranslations(app: TestApp, categoryId: string): Promise<void> {
  const point = await addPoint(app, 'RangeValues', { name: 'Translated', productCategoryId: categoryId });
  const path = `/api/v1/inspectionPoints/${point.id}`;
  const key = point.rangeValues[0]?.id;
  await app.ask('PUT', `${path}/updatetranslations`, { as: 'ada', body: [{ name: 'zh', value: '油位' }] });
  await app.ask('PUT', `${path}/updatetexttranslations`, { as: 'ada', body: [{ key, name: 'fi', value: 'Vasen' }] });
  await app.ask('POST', '/api/v1/tags/update', { as: 'ada', body: { type: 1, id: key, tags: ['gap'] } });
  const term = { kind: 'phase', source: 'Stopped', name: 'fi', value: 'Pysäytetty' };
  await app.ask('PUT', '/api/v1/translations/terms', { as: 'ada', body: [term] });
  const content = await downloadSheet(app, 'Name', [categoryId]);
  await app.ask('POST', '/api/v1/translations/imports', {
    as: 'ada',
    ...aForm({ file: { name: 'names.xlsx', content } }),
  });
}

/** Something of everything, so that every reading call has something to tell; a new noun adds its own here. */
export async function furnish(app: TestApp): Promise<void> {
  const quarry = aSite({ id: 'temp-id-q', name: 'Quarry\twith a tab' });
  const into = await addCustomer(app, {
    name: 'Łódź \\N kivi \\. 石',
    sites: [quarry],
    contacts: [aContact({ customerSiteId: 'temp-id-q', name: 'Line\nbreak \\n' })],
  });
  const from = await addCustomer(app, { name: 'HP10', mdmCustomerId: 'M-1' });
  await addCustomer(app, { name: 'HP9' });
  const body = { customerId: into.id, name: into.name };
  await app.ask('POST', `/api/v1/customers/${from.id}/merge`, { as: 'max', body });
  await app.ask('POST', '/api/v1/customers/imports', {
    as: 'max',
    ...aForm({ file: { name: 'customers.csv', content: 'name\nNew one\n' } }),
  });
  const { productFamilyId, productModelId } = await addProducts(app);
  const machine = await addEquipment(app, { productModelId, customerSiteId: into.sites[0]?.id ?? null });
  await addEquipmentImage(app, machine.id);
  await addImage(app, 'ada');
  await app.call(files.upload, { as: 'ada', ...aForm({ files: { name: 'a.pdf', content: '%PDF' } }) });
  await app.call(voiceComments.create, { as: 'ada', ...aForm({ file: aRecording }) });
  await app.ask('POST', '/api/v1/Equipments/imports', {
    as: 'max',
    ...aForm({ file: { name: 'equipment.csv', content: 'serial number;nickname\nS-1;New one\n' } }),
  });
  await app.ask('POST', `/api/v1/productFamilies/${productFamilyId}/models`, { as: 'max', body: { name: 'Second' } });
  await app.jobs.service({ id: 'master-data-import' });
  await keepFaults(withoutScopedTables(app.db), 'sites.csv', [{ line: 2, ...lineError('Name', 'import.cellEmpty') }]);
  const { categoryId } = await addProducts(app);
  await setDivisions(app, 'dora', [categoryId]);
  for (const type of pointTypes) await addPoint(app, type, { name: `Łódź \\N ${type}`, productCategoryId: categoryId });
  await addBatchUpdate(app);
  await addTranslations(app, categoryId);
  const manual = await addDocument(app, {
    name: 'Łódź \\N 石.pdf',
    productFamilyIds: [productFamilyId],
    productModelIds: [productModelId],
  });
  const packaged = { name: 'Łódź \\N', type: 'Auto', DocumentIds: [manual.id] };
  await app.ask('POST', '/api/v1/documentLibrary/documentpackage', { as: 'max', body: packaged });
  await addProtocols(app, productFamilyId);
  await addVisits(app);
  for (const as of castNames) await app.ask('PUT', '/api/v1/auth/preferences', { as, body: { language: 'fi' } });
  const email = 'noel@distributor.example';
  await app.ask('POST', '/api/v1/externalUsers/forgotpasswordemail', { body: { email } });
  await app.jobs.passwordLink({ email, appUrl: 'http://localhost:3000' });
  await app.logs.flush();
}
