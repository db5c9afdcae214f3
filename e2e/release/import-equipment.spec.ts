import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { ImportPage, xlsx } from '../pages/import-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const path = '/Equipments/import';
const header = ['Serial number', 'Nickname', 'MDM id', 'Product family', 'Product model', 'Customer', 'Site'];

test('equipment of a spreadsheet is previewed line by line, faults named by column, and imported exactly so [EQP-05]', async ({
  as,
  server,
}) => {
  const word = unique('Csv');
  const { family, models } = await makeFamily(server, `${word} family`, 'M1', 'M2');
  const customer = await makeCustomer(server, { name: `${word} customer`, sites: [aSite('North')] });
  const known = await makeMachine(server, { serialNumber: `${word}-K`, productModelId: models[0]?.id ?? '' });
  const page = await as('max');
  const view = new ImportPage(page);
  await visit(page, '/Equipments');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import equipment');
  await view.begin(
    path,
    await xlsx(
      'machines.xlsx',
      header,
      [`${word}-N`, 'New one', '', family.name, 'M1', customer.name, 'North'],
      [`${word}-k`, '', unique('E'), family.name.toUpperCase(), 'M2', '', ''],
      [`${word}-N`, '', '', family.name, 'M2', '', ''],
      [`${word}-B`, '', '', family.name, 'M7', 'Nobody at all', ''],
      [known.serialNumber, '', '', 'No such family', 'M1', '', ''],
    ),
  );
  await expect(view.lines).toHaveCount(5);
  await expect(view.lines.nth(0)).toContainText('New');
  await expect(view.lines.nth(0)).toContainText(`Customer: ${customer.name}Site: North`);
  await expect(view.lines.nth(1)).toContainText(`Serial number: ${word}-K → ${word}-k`);
  await expect(view.lines.nth(1)).toContainText('Product model: M1 → M2');
  await expect(view.lines.nth(2)).toContainText('Serial number: Line 2 is about the same equipment');
  await expect(view.lines.nth(3)).toContainText('Product model: The product family has no such model');
  await expect(view.lines.nth(3)).toContainText('Customer: Unknown customer');
  await expect(view.lines.nth(4)).toContainText('Product family: Unknown product family');
  await view.chip('Faulty: 3').click();
  await expect(view.lines).toHaveCount(3);
  await view.confirm('Import 2 lines, leave out 3 faulty lines');
  await expect(view.status).toContainText('The file was imported');
  await page.getByRole('link', { name: 'All equipment' }).click();
  const list = new List(page);
  await list.search.fill(`${word}-`);
  await expect(list.rows).toHaveText([
    new RegExp(`^${word}-NNew one${family.name}M1${customer.name}North`),
    new RegExp(`^${word}-kE-.*${family.name}M2`),
  ]);
  await list.links().first().click();
  await expect(page.locator('dd').filter({ hasText: 'North' })).toBeVisible();
});
