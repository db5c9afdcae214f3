import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('equipment is listed with its names and product, sorted by each, found, and opened by its row [EQP-01]', async ({
  as,
  server,
}) => {
  const word = unique('Row');
  const { family, models } = await makeFamily(server, `${word} family`, 'M9', 'M10');
  const [m9 = '', m10 = ''] = models.map(({ id }) => id);
  const customer = await makeCustomer(server, { name: unique('Owner'), sites: [aSite('North quarry')] });
  await makeMachine(server, {
    serialNumber: `${word} 10`,
    nickName: 'b',
    mdmEquipmentId: `${word}-1`,
    productModelId: m9,
    customerSiteId: customer.sites[0]?.id ?? null,
  });
  await makeMachine(server, {
    serialNumber: `${word} 9`,
    nickName: 'c',
    mdmEquipmentId: `${word}-3`,
    productModelId: m10,
  });
  await makeMachine(server, {
    serialNumber: '',
    nickName: `${word} a`,
    mdmEquipmentId: `${word}-2`,
    productModelId: m9,
  });
  const page = await as('ada');
  const list = new List(page);
  const texts = {
    ten: `${word} 10b${word}-1${family.name}M9${customer.name}North quarry–`,
    nine: `${word} 9c${word}-3${family.name}M10–––`,
    bare: `–${word} a${word}-2${family.name}M9–––`,
  };
  await visit(page, '/Equipments');
  await expect(page.locator('thead')).toHaveText(
    'Serial numberNicknameMDM IDProduct familyProduct modelCustomerSiteLast visit (UTC)Actions',
  );
  await list.search.fill(word);
  await expect(list.rows).toHaveText([texts.ten, texts.nine, texts.bare]);
  await expect(list.header('Serial number')).toHaveAttribute('aria-sort', 'descending');
  await list.search.fill(`quarry ${customer.name} ${word}`);
  await expect(list.rows).toHaveText([texts.ten]);
  await list.search.fill(word);
  await expect(list.rows).toHaveCount(3);
  await list.sortBy('Serial number');
  await expect(list.rows).toHaveText([texts.bare, texts.nine, texts.ten]);
  await list.sortBy('Nickname');
  await expect(list.rows).toHaveText([texts.ten, texts.nine, texts.bare]);
  await list.sortBy('MDM ID');
  await expect(list.rows).toHaveText([texts.ten, texts.bare, texts.nine]);
  await list.sortBy('Product model');
  await list.sortBy('Product model');
  await expect(list.rows.first()).toHaveText(texts.nine);
  await list.sortBy('Product family');
  await expect(list.header('Product family')).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.rows.getByRole('button', { name: `Delete ${word} 10` })).toBeVisible();
  // Anywhere in the row, and by the nickname where there is no serial number.
  await list.row(`${word} a`).click({ position: { x: 800, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} a`);
  await page.goBack();
  await expect(list.rows).toHaveCount(3);
});
