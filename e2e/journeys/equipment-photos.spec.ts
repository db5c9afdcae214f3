import { equipments } from '@assay/contract/equipment';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
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

/** Tells a network how many bytes it takes in a second; -1 for as many as it can. */
async function slowLine(page: Page): Promise<(uploadThroughput: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  return (uploadThroughput) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

const choose = (page: Page) => page.getByLabel('Choose photos', { exact: true }).and(page.locator('input'));

test('photos wait, upload with percent, succeed, and are shown; one under way can be cancelled, and leaving the page asks first [PNT-21]', async ({
  as,
  server,
}) => {
  const page = await as('max', { fresh: true });
  const none = page.getByText('No photos of this equipment yet');
  await visit(page, `/Equipments/${await aMachine(server)}`);
  await expect(none).toBeVisible();
  // Where photos are dropped is one line, not a second page beside what is known of the machine.
  const zone = await page.getByText('Drop files here, or').locator('../..').boundingBox();
  expect(zone?.height).toBeLessThan(64);
  const limit = await slowLine(page);
  await limit(10_000);
  await choose(page).setInputFiles(await aPhoto('jaw.jpg', 1400));
  await expect(row(page, 'jaw.jpg')).toContainText('Uploading');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row(page, 'jaw.jpg').getByRole('button', { name: 'Cancel jaw.jpg' }).click();
  await expect(row(page, 'jaw.jpg')).toBeHidden();
  await expect(none).toBeVisible();

  await limit(100_000);
  const put = page.waitForRequest((request) => uploads.test(request.url()));
  await choose(page).setInputFiles([await aPhoto('jaw.jpg', 1400), await aPhoto('belt.jpg')]);
  await expect(row(page, 'belt.jpg')).toContainText('Waiting');
  await expect(row(page, 'jaw.jpg')).toContainText(/Uploading [1-9]\d? %/);
  expect((await put).headers()).toMatchObject({ 'x-ms-blob-type': 'BlockBlob' });
  await limit(-1);
  await expect(row(page, 'jaw.jpg')).toContainText('Success');
  await expect(row(page, 'belt.jpg')).toContainText('Success');
  await expect(page.getByRole('img', { name: 'jaw.jpg' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'belt.jpg' })).toBeVisible();
});
