import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { companyIdOf, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('a distributor admin sees the equipment of their company alone, and may add, but not change what staff added, nor delete', async ({
  as,
  server,
}) => {
  const word = unique('Scope');
  const distributorId = await companyIdOf(server, 'Kivi Drilling Service');
  const customer = await makeCustomer(server, { name: unique('Shared'), sites: [aSite('Pit')] });
  const customerSiteId = customer.sites[0]?.id ?? null;
  const theirs = await makeMachine(server, {
    serialNumber: `${word} theirs`,
    companyIds: [distributorId],
    customerSiteId,
  });
  const other = await makeMachine(server, { serialNumber: `${word} other`, customerSiteId });
  const page = await as('dora');
  const list = new List(page);
  await visit(page, `/Equipments?search=${word}`);
  await expect(list.links()).toHaveText([theirs.serialNumber]);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(list.rows.getByRole('button')).toHaveCount(0);
  for (const name of ['Import from a file', 'Manage product models'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await list.links().first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs.serialNumber);
  // The customer is named, but its page is not hers to open.
  await expect(page.locator('dd').filter({ hasText: customer.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Equipment', 'New inspection']);
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await visit(page, `/Equipments/${theirs.id}/edit`);
  await expect(page.getByText('Ask them to correct it.')).toBeVisible();
  await visit(page, '/Equipments/import');
  await expect(page.getByText('Your permissions are not enough for seeing this page.')).toBeVisible();
  const ada = await as('ada', { instead: page });
  await visit(ada, `/Equipments?search=${word}`);
  await expect(new List(ada).links()).toHaveText([theirs.serialNumber, other.serialNumber]);
});

const manage = { name: 'Manage product models' };

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
