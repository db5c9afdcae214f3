import { expect } from '@playwright/test';
import { aContact, aSite, makeCustomer, unique } from '../customers.ts';
import { makeMachineAt } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const compareSelected = { name: 'Compare selected' };

test('customers are listed with names and MDM ids, found, opened by their rows and offered to delete [CUS-01]', async ({
  as,
  server,
}) => {
  const word = unique('Graben');
  await makeCustomer(server, { name: `${word} Ä`, englishName: `${word} A`, mdmCustomerId: `M-${word}` });
  await makeCustomer(server, { name: `${word} B`, englishName: `${word} B` });
  // Managers have no item in the bar, and open the list by its address all the same.
  const page = await as('max');
  const list = new List(page);
  await visit(page, '/Customers');
  await expect(list.header('Compare')).toBeVisible();
  await list.search.fill(word);
  await expect(list.links()).toHaveText([`${word} B`, `${word} Ä (${word} A)`]);
  const row = list.row(`${word} Ä (${word} A)`);
  await expect(row).toContainText(`M-${word}`);
  await expect(row.getByRole('checkbox', { name: `Compare ${word} Ä` })).not.toBeChecked();
  await expect(row.getByRole('button', { name: `Delete ${word} Ä` })).toBeVisible();
  // Anywhere in the row, not only on its name.
  await row.click({ position: { x: 800, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Ä`);
});

test('exactly two marked customers can be compared, wherever they were marked [CUS-02]', async ({ as, server }) => {
  const word = unique('Pair');
  const [first, second] = [
    await makeCustomer(server, { name: `${word} one` }),
    await makeCustomer(server, { name: `${word} two` }),
  ];
  await makeCustomer(server, { name: `${word} three` });
  const page = await as('ada');
  const list = new List(page);
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${word} ${name}`, exact: true });
  await visit(page, `/Customers?search=${word}`);
  await expect(page.getByRole('button', compareSelected)).toBeDisabled();
  await box('one').check();
  await expect(page.getByRole('button', compareSelected)).toBeDisabled();
  await expect(box('three')).toBeEnabled();
  await list.search.fill(`${word} t`);
  await expect(list.rows).toHaveCount(2);
  await box('two').check();
  await expect(box('three')).toBeDisabled();
  await list.search.fill(word);
  await expect(list.rows).toHaveCount(3);
  await expect(box('one')).toBeChecked();
  await box('two').uncheck();
  await expect(box('three')).toBeEnabled();
  await expect(page.getByRole('link', compareSelected)).toHaveCount(0);
  await box('two').check();
  await page.getByRole('link', compareSelected).click();
  await expect(page).toHaveURL(server.at(`Customers/${first.id}/compare/${second.id}`));
});

test('a customer shows its facts, sites, contacts and equipment, and says what it has not, or that it is not there [CUS-03]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(404, 'api/v1/customers/[^/]+(/history)?');
  const full = await makeCustomer(server, {
    name: unique('Full'),
    englishName: 'Complete',
    mdmCustomerId: unique('MDM'),
    language: 'fi',
    sites: [aSite('Louhos 2', { mdmSiteId: 'S-1', mdmType: 'Quarry', country: 'Finland', stateProvince: 'Lapland' })],
    contacts: [aContact('Aino', { email: 'aino@customer.example', phoneNumber: '+358 40' })],
  });
  const machine = await makeMachineAt(server, full);
  const page = await as('ada');
  const table = (name: string) => page.getByRole('region', { name });
  await visit(page, `/Customers/${full.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full.name);
  await expect(page.locator('dd')).toHaveText([full.name, full.mdmCustomerId, 'Complete', 'Suomi']);
  await expect(table('Sites').locator('thead')).toHaveText('NameMDM IDMDM typeCountryState-province');
  await expect(table('Sites').locator('tbody')).toHaveText('Louhos 2S-1QuarryFinlandLapland');
  await expect(table('Contacts').locator('tbody')).toContainText('Ainoaino@customer.example+358 40');
  await expect(table('Equipments').locator('thead')).toHaveText('SerialNicknameFamilyModel');
  await expect(table('Equipments').locator('tbody')).toHaveText(machine.join(''));
  await table('Equipments').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine[0] ?? '');
  await page.getByRole('navigation', { name: 'Where this page is' }).getByRole('link', { name: full.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full.name);

  const bare = await makeCustomer(server, { name: unique('Bare') });
  await visit(page, `/Customers/${bare.id}`);
  for (const what of ['sites', 'contacts', 'equipment'])
    await expect(page.getByText(`No ${what} defined for the customer`)).toBeVisible();

  await visit(page, '/Customers/01a1ded1-0000-7000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('The customer could not be loaded');
  await page.getByRole('link', { name: 'All customers' }).click();
  await expect(new List(page).rows).toHaveCount(50);
});
