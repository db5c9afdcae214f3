import { documents } from '@assay/contract/documents';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { lookOverInRelease } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { makePoint } from '../points.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const aFile = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const uploadRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
const chooser = (page: Page) => page.getByLabel('Choose files', { exact: true }).and(page.locator('input'));
const entry = (page: Page, name: string) => page.getByRole('link', { name });

async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function addDocument(server: TestServer, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([`About ${name}`]), name);
  const reply = await fetch(server.at('api/v1/documentLibrary/document'), {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenOf('max')}` },
    body: form,
  });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { id: string }).id;
}

test('an administrator fills a category, keeps a document with its links and versions, and deletes it [DOC-02, DOC-03]', async ({
  as,
  server,
  faults,
}) => {
  const [category, one, two] = [unique('Manuals'), unique('Käsikirja'), unique('操作手册')].map(String) as [
    string,
    string,
    string,
  ];
  const point = await makePoint(server, { type: 'Comment', name: unique('Seal') });
  const page = await as('ada');
  await visit(page, '/Documents');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Category name' }).fill(category);
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText(`Category ${category} was added.`)).toBeVisible();

  await page.getByRole('button', { name: 'Upload documents' }).click();
  await pick(page, 'Category for the new documents', category);
  faults.expect(/status of 413/);
  await page.route(/documentlibrary\/document$/, (route) => route.fulfill({ status: 413, body: '' }), { times: 1 });
  await chooser(page).setInputFiles([aFile(`${one}.txt`), aFile(`${one}.txt`, 'again'), aFile(`${two}.txt`)]);
  await expect(page.getByText(`1 file with a duplicate name was skipped: ${one}.txt`)).toBeVisible();
  await expect(uploadRow(page, two)).toContainText('Successfully uploaded');
  await expect(uploadRow(page, one)).toContainText('Upload failed');
  await expect(uploadRow(page, one)).toContainText('Request rejected with status 413');
  await uploadRow(page, one).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(`Successfully uploaded ${one}.txt`)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();

  await entry(page, `${one}.txt`).click();
  await expect(page.getByRole('heading', { name: `${one}.txt` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('How the seal is set');
  await pick(page, 'Inspection points', point.name);
  await pick(page, 'Product families', 'Brio');
  await pick(page, 'Product models', 'AJ160');
  const goOn = Promise.withResolvers<void>();
  await page.route(/document\/metadata$/, async (route) => {
    await goOn.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toBeDisabled();
  goOn.resolve();
  await expect(page.getByText(`${one}.txt was saved.`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Inspection points' })).toContainText(point.name);
  await expect(entry(page, `${one}.txt`).getByRole('img')).toHaveCount(0);
  await expect(entry(page, `${two}.txt`).getByRole('img', { name: /Not linked/ })).toBeVisible();

  await page
    .locator('button:has-text("Upload a new version") + input, input[type=file]')
    .last()
    .setInputFiles(aFile(`${one} 2.txt`, 'newer'));
  await expect(page.getByText(`Successfully uploaded ${one} 2.txt`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download version 1' }).click();
  expect(await (await download).failure()).toBeNull();
  await lookOverInRelease(page, 'a document of the library');

  await page.unrouteAll();
  faults.expect(/^answer: 500 .*documentlibrary\/document\//, /status of 500/);
  await page.route(/documentlibrary\/document\//, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete document' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /Delete failed.*Error in deleting document by id/,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByText('Successfully deleted!')).toBeVisible();
  await expect(entry(page, `${one}.txt`)).toHaveCount(0);
});

test('a package is made of documents, and a point gets its own from the same tree [DOC-04, DOC-05]', async ({
  as,
  server,
}) => {
  const [name, extra] = [`${unique('Torque')}.txt`, `${unique('Grease')}.txt`];
  const id = await addDocument(server, name);
  const point = await makePoint(server, { type: 'Comment', name: unique('Bolt') });
  const page = await as('ada');
  await visit(page, '/Documents');
  const packageName = unique('Bolts');
  for (const type of ['Auto', 'Proposed', 'Manual'] as const) {
    await page.getByRole('button', { name: 'Add package' }).click();
    await page.getByRole('textbox', { name: 'Package name' }).fill(`${packageName} ${type}`);
    await page.getByRole('radio', { name: type }).check();
    await page.getByRole('button', { name: 'Choose documents' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(name);
    await page.getByRole('dialog').getByRole('checkbox', { name }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Use 1 document' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Add package' }).last().click();
    await expect(entry(page, `${packageName} ${type} (1)`)).toContainText(type);
  }

  await visit(page, `/InspectionPoints?point=${point.id}`);
  await page.getByRole('button', { name: 'Choose documents' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Manuals \d/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Use 1 document' }).click();
  await page.locator('input[type=file][multiple]').setInputFiles(aFile(extra));
  await expect(page.getByText('Uploaded when the point is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save point' }).click();
  await expect(page.getByText(`${point.name} was saved`)).toBeVisible();
  const token = await server.tokenOf('ada');
  const found = await server.call(documents.ofPoint, { token, params: { id: point.id } });
  expect(found.map((one) => one.name).sort()).toEqual([extra, name].sort());
  expect(found.find((one) => one.id === id)?.linked).toBe(true);

  // Where field work wants it: on the page of a machine of its model, when work on that starts, and at the point.
  const categories = [{ index: 0, title: 'Frame', inspectionPoints: [{ inspectionPointId: point.id }] }];
  const inspectable = await makeInspectable(server, [], { categories });
  const { id: machineId, productModelId } = inspectable.machine;
  await server.call(documents.saveMetadata, { token, body: { documentId: id, productModelIds: [productModelId] } });
  await visit(page, `/Equipments/${machineId}`);
  await expect(page.getByRole('heading', { name: 'Documents of this model' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText(name);
  await visit(page, `/Reports/new?equipment=${machineId}`);
  await expect(page.getByRole('heading', { name: 'Proposed for this machine' })).toBeVisible();
  await expect(page.getByText(`${packageName} Proposed`)).toBeVisible();
  const inspection = await beginInspection(server, inspectable, {}, 'ada');
  await new PerformPage(page).open(inspection.id);
  await page.locator('summary').filter({ hasText: 'Documents' }).click();
  const opened = page.waitForEvent('download');
  await page
    .getByRole('list', { name: 'Documents' })
    .getByRole('button', { name: `Download ${name}` })
    .click();
  expect((await opened).suggestedFilename()).toBe(name);

  await visit(page, `/InspectionPoints?point=${point.id}`);
  await page.getByRole('button', { name: `Remove ${extra}` }).click();
  await page.getByRole('button', { name: 'Save point' }).click();
  await expect
    .poll(async () => (await server.call(documents.ofPoint, { token, params: { id: point.id } })).length)
    .toBe(1);
});
