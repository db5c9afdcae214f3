import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

test('scroll lists are at most 120 px high and the dropdown is 300 px high [LST-09]', async ({ as, server }) => {
  const name = unique('Many sites');
  const sites = Array.from({ length: 30 }, (_, i) => aSite(`Pit ${i + 1}`));
  const { id } = await makeCustomer(server, { name, sites });
  const page = await as('ada');
  await visit(page, `/Customers/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const scroll = page.getByRole('dialog').getByRole('list', { name: 'Sites' });
  await expect(scroll.getByRole('listitem')).toHaveCount(30);
  expect(await scroll.evaluate((list) => [list.offsetHeight, list.scrollHeight > list.clientHeight])).toEqual([
    120,
    true,
  ]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('combobox', { name: 'Language' }).first().click();
  const dropdown = page.getByRole('listbox', { name: 'Language' });
  await expect(dropdown.getByRole('option')).toHaveCount(9);
  expect(await dropdown.evaluate((list) => [list.clientHeight, list.scrollHeight > 300])).toEqual([300, true]);
});
