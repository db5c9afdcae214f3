import { expect } from '@playwright/test';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

const categories = [{ title: 'Frame', points: [{ type: 'Comment' as const, name: 'Weld' }] }];

test('a half-typed address is kept and not sent, is marked as wrong once typing pauses, and is saved when it is whole', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, categories));
  const page = await as('uma');
  const perform = new PerformPage(page);
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT' && !call.url().endsWith('/presence')) sent.push(call.postData() ?? '');
  });
  await perform.open(inspection.id);
  await perform.tab('Details');
  const [address, wrong] = [
    perform.field('Contact e-mail'),
    page.getByText('Enter an e-mail address, for example name@company.com'),
  ];
  await address.pressSequentially('aino');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await expect(wrong).toBeVisible();
  await address.press('Tab');

  await perform.field('Contact name').fill('Aino Laine');
  await expect.poll(() => sent).toEqual([JSON.stringify({ text: 'Aino Laine' })]);
  await perform.tab('Points');
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(address).toHaveValue('aino');
  await expect(wrong).toBeVisible();
  // Left and opened again, it is as it was.
  await page.getByRole('link', { name: 'Assay' }).first().click();
  await expect(page.getByRole('link', { name: 'Stored on this device: 1' })).toBeVisible();
  await page.goBack();
  await expect(address).toHaveValue('aino');

  await address.fill('aino@quarry.example');
  await expect(wrong).toBeHidden();
  await perform.saved();
  expect((await readInspection(server, inspection.id)).fields).toMatchObject({
    contactEmail: { value: 'aino@quarry.example', revision: 2 },
    contactName: { value: 'Aino Laine', revision: 2 },
  });
  expect(sent).toHaveLength(2);
});

test('what is wrong is shown as soon as the field is left, and nothing is submitted meanwhile', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, categories));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await perform.tab('Details');
  await perform.field('Inspector').fill('');
  await perform.field('Inspector').blur();
  await expect(page.getByText('Enter a value')).toBeVisible();
  await perform.tab('Check and submit');
  await expect(page.getByText('Not saved yet: 1', { exact: true })).toBeVisible();
});
