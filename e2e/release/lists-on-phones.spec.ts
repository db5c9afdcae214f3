import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const lists = {
  '/Reports': 'Reports',
  '/Customers': 'Customers',
  '/Equipments': 'Equipment',
  '/Protocols': 'Protocols',
  '/ProductFamilies': 'Families',
};

test('on a phone every list shows its rows whole, with nothing to scroll to sideways', async ({ as }) => {
  const page = await as('ada', { viewport: { width: 390, height: 844 } });
  for (const [path, label] of Object.entries(lists)) {
    await visit(page, path);
    await expect(new List(page).rows.nth(1)).toBeVisible();
    const box = page
      .getByRole('region', { name: label, exact: true })
      .filter({ has: page.locator('tbody') })
      .last();
    const overflow = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `what ${path} hides beside the screen`).toBe(0);
  }
});
