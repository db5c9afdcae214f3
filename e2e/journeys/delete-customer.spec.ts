import { expect } from '@playwright/test';
import { aContact, aSite, makeCustomer, unique } from '../customers.ts';
import { makeMachineAt } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const question = 'Do you really want to delete the customer?';

test('deleting tells what belongs to the customer, asks, and takes its row away; where that fails it keeps its row, and a message that can be dismissed tells so [CUS-05]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/^answer: 500/, /status of 500/);
  const name = unique('Unwanted');
  const unwanted = await makeCustomer(server, { name, sites: [aSite('A'), aSite('B')], contacts: [aContact('C')] });
  await makeMachineAt(server, unwanted);
  const page = await as('max');
  const list = new List(page);
  const dialog = page.getByRole('dialog', { name: 'Delete customer' });
  await visit(page, `/Customers?search=${name}`);
  await list.row(name).getByRole('button').click();
  await expect(dialog.locator('dl')).toHaveText('Sites2Contacts1Equipment1');
  await expect(dialog).toContainText(question);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.row(name)).toBeVisible();

  const itself = new RegExp(`/api/v1/customers/${unwanted.id}$`);
  await page.route(itself, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await list.row(name).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('alert');
  await expect(message).toBeVisible();
  await expect(list.row(name)).toBeVisible();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  await page.unroute(itself);
  await expect(dialog).toBeHidden();
  await list.row(name).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(list.rows).toHaveCount(0);
});
