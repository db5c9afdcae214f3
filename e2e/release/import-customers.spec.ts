import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { ImportPage } from '../pages/import-page.ts';
import { test } from '../world.ts';

const path = '/Customers/import';

test('the examples of imports are understood: that of customers as it is, that of equipment as far as its products exist', async ({
  as,
}) => {
  const page = await as('max');
  const view = new ImportPage(page);
  const chooseExample = async (address: string) => {
    await visit(page, address);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download an example' }).click();
    await page.getByLabel('Choose a CSV or XLSX file').setInputFiles(await (await download).path());
    await expect(view.chip('All: 2')).toBeVisible();
  };
  await chooseExample(path);
  await expect(view.chip('Faulty: 0')).toBeVisible();
  await chooseExample('/Equipments/import');
  await expect(view.lines.first()).toContainText('Product family: Unknown product family');
});
