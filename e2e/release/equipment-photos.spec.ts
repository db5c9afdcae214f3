import { equipments } from '@assay/contract/equipment';
import { equipmentImages } from '@assay/contract/equipment-images';
import { files } from '@assay/contract/files';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { aPhoto } from '../photo-file.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const uploads = /\/api\/v1\/file\/uploads\//;

/** A new machine of a product that the demo knows. */
async function aMachine(server: TestServer): Promise<string> {
  const token = await server.tokenOf('ada');
  const [known] = (await server.call(equipments.query, { token })).result;
  const body = { serialNumber: unique('SN'), nickName: '', productModelId: known?.productModelId ?? '' };
  return (await server.call(equipments.create, { token, body })).id;
}

/** Puts a picture to a machine through the API, as the page does. */
async function addPhoto(server: TestServer, id: string, name: string): Promise<void> {
  const token = await server.tokenOf('max');
  const photo = await aPhoto(name);
  const upload = await server.call(files.uploadUrl, { token, body: { fileName: name, contentType: 'image/jpeg' } });
  const put = await fetch(upload.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo.buffer),
  });
  expect(put.status).toBe(201);
  await server.call(equipmentImages.add, { token, params: { id }, body: { imageId: upload.uploadId } });
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

const choose = (page: Page) => page.getByLabel('Choose photos', { exact: true }).and(page.locator('input'));

const photo = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` });

test('an upload that fails says so and goes well when tried again; anything but 201 is a failure, and what is no photo is refused [PNT-21]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource/, /answer: 503/);
  const page = await as('max');
  await visit(page, `/Equipments/${await aMachine(server)}`);
  const jaw = await aPhoto('jaw.jpg');
  for (const answer of ['lost', 200, 503] as const) {
    await page.route(uploads, (route) => (answer === 'lost' ? route.abort() : route.fulfill({ status: answer })));
    if (answer === 'lost') await choose(page).setInputFiles(jaw);
    else await row(page, 'jaw.jpg').getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'jaw.jpg').getByRole('alert')).toHaveText('Uploading failed');
    await page.unroute(uploads);
  }
  await row(page, 'jaw.jpg').getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'jaw.jpg')).toContainText('Success');
  await expect(photo(page, 'jaw.jpg')).toHaveCount(1);

  // By its type or by its contents.
  await choose(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toHaveText('Unallowed file type');
  await choose(page).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(row(page, 'b.png')).toContainText('Unallowed file type');
});

test('photos open in a viewer that arrow keys lead through; one that cannot be fetched leaves a placeholder with Retry, and one is removed after a question', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource/, /answer: 500/);
  const page = await as('max');
  const id = await aMachine(server);
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) await addPhoto(server, id, name);
  await visit(page, `/Equipments/${id}`);
  await photo(page, 'two.jpg').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: 'two.jpg' })).toBeVisible();
  await expect(viewer).toContainText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'three.jpg' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 of 3');
  await page.keyboard.press('Home');
  await expect(viewer.getByRole('img', { name: 'one.jpg' })).toBeVisible();
  await lookOver(page, 'the viewer');

  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('one.jpg');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo(page, 'two.jpg')).toBeFocused();

  const other = await aMachine(server);
  await addPhoto(server, other, 'jaw.jpg');
  await page.route(/\/images\/[^/]+\/file/, (route) => route.fulfill({ status: 500 }));
  await visit(page, `/Equipments/${other}`);
  await expect(page.getByText('The picture could not be loaded')).toBeVisible();
  await page.unroute(/\/images\/[^/]+\/file/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'jaw.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove jaw.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('No photos of this equipment yet')).toBeVisible();
});

test('a distributor sees the photos of their machines and adds none', async ({ as, server }) => {
  const page = await as('dora');
  const [own] = (await server.call(equipments.query, { token: await server.tokenOf('dora') })).result;
  await addPhoto(server, own?.id ?? '', 'jaw.jpg');
  await visit(page, `/Equipments/${own?.id}`);
  await expect(page.getByRole('img', { name: 'jaw.jpg' })).toBeVisible();
  await expect(choose(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove jaw.jpg' })).toHaveCount(0);
});
