import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { Keyboard } from '../keyboard.ts';
import { CustomerForm } from '../pages/customer-form.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('by keyboard alone someone finds a customer, opens it, adds a site and saves', async ({ as, server }) => {
  const name = unique('Keys');
  await makeCustomer(server, { name });
  const page = await as('ada');
  const [keys, list, form] = [new Keyboard(page), new List(page), new CustomerForm(page)];
  await visit(page, '/Customers');
  await keys.tabTo(list.search);
  await keys.type(name);
  await expect(list.rows).toHaveCount(1);
  await keys.use(list.links().first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await keys.use(page.getByRole('link', { name: 'Edit' }));
  await keys.use(form.addSite);
  await expect(form.site(1).getByLabel('Name')).toBeFocused();
  await keys.type('Pit');
  await keys.use(form.save);
  await expect(page.getByRole('region', { name: 'Sites' }).locator('tbody')).toHaveText('Pit');
});

test('by keyboard alone someone marks two customers and merges them', async ({ as, server }) => {
  const word = unique('Marked');
  await makeCustomer(server, { name: `${word} b` });
  const survivor = await makeCustomer(server, { name: `${word} a` });
  const page = await as('ada');
  const keys = new Keyboard(page);
  await visit(page, `/Customers?search=${word}`);
  await keys.use(page.getByRole('checkbox').first(), 'Space');
  await keys.use(page.getByRole('checkbox').last(), 'Space');
  await keys.use(page.getByRole('link', { name: 'Compare selected' }));
  await keys.use(page.getByRole('button', { name: 'MERGE' }));
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keys.use(page.getByRole('dialog').getByRole('button', { name: 'MERGE' }));
  await expect(page).toHaveURL(server.at(`Customers/${survivor.id}`));
});
