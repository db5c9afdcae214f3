import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

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
