import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

test('the item of the bar is underlined on the list and on every page below it [SHL-03]', async ({ as, server }) => {
  const { id } = await makeCustomer(server, { name: unique('Underlined') });
  const page = await as('ada');
  const item = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Customers' });
  for (const path of ['/Customers', `/customers/${id}`, '/Customers/import']) {
    await visit(page, path);
    await expect(item, path).toHaveAttribute('aria-current', 'page');
    await expect(item, path).toHaveCSS('border-bottom-color', 'rgb(111, 211, 199)');
  }
  await visit(page, '/Account');
  await expect(item).not.toHaveAttribute('aria-current');
});
