import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { companyIdOf, makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const manage = { name: 'Manage product models' };

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

test('the way to the product models is offered to Admins, not to Managers [EQP-01]', async ({ as }) => {
  const page = await as('max');
  for (const [name, shown] of [
    ['max', false],
    ['dora', false],
    ['dev', true],
    ['ada', true],
  ] as const) {
    await as(name, { instead: page });
    await visit(page, '/Equipments');
    await expect(page.getByRole('link', { name: 'Add equipment' }).first()).toBeVisible();
    await expect(page.getByRole('link', manage), name).toHaveCount(shown ? 1 : 0);
  }
  await page.getByRole('link', manage).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product families');
});

test('a machine shows its facts, where it stands, its companies and what happened to it, or says that it is not there', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(404, 'api/v1/equipments/[^/]+');
  const customer = await makeCustomer(server, { name: unique('Owner'), sites: [aSite('North pit')] });
  const distributorId = await companyIdOf(server, 'Kivi Drilling Service');
  const machine = await makeMachine(server, {
    nickName: 'Big one',
    mdmEquipmentId: unique('E'),
    customerSiteId: customer.sites[0]?.id ?? null,
    companyIds: [distributorId],
  });
  const page = await as('max');
  await visit(page, `/Equipments/${machine.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine.serialNumber);
  await expect(page.locator('dd')).toHaveText([
    machine.serialNumber,
    'Big one',
    machine.mdmEquipmentId,
    `${machine.productFamilyName} · ${machine.productModelName}`,
    customer.name,
    'North pit',
    'Kivi Drilling Service',
  ]);
  await expect(page.getByText('No inspections have been conducted on the equipment.')).toBeVisible();
  const history = page.getByRole('main').getByRole('listitem');
  await expect(history.filter({ hasText: `Customer: ${customer.name}` }).first()).toBeVisible();
  await expect(history.filter({ hasText: 'Assigned company set to Kivi Drilling Service' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Where this page is' }).getByRole('link', { name: customer.name }).click();
  await expect(page.getByRole('region', { name: 'Equipments' })).toContainText(machine.serialNumber);

  await visit(page, '/Equipments/01a1ded1-0000-7000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('The equipment could not be loaded');
  await page.getByRole('link', { name: 'All equipment' }).click();
  await expect(new List(page).rows).toHaveCount(50);
});
