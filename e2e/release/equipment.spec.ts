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
