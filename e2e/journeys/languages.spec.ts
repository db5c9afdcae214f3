import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

test('a spreadsheet goes out in a new window and comes back without a change to propose [TRN-01]', async ({ as }) => {
  const page = await as('ada');
  await visit(page, '/Translations');
  await page.getByRole('checkbox', { name: 'Choose Screens' }).check();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Download names' }).click();
  const download = await (await opened).waitForEvent('download');
  expect(download.suggestedFilename()).toMatch(/^\d{8}_names\.xlsx$/);
  const file = await download.path();
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'names.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(file),
  });
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Faulty: 0' })).toBeVisible();
});
