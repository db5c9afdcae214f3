import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('a list that one comes back to from a record is as it was left: its rows, its place, and the focus', async ({
  as,
}) => {
  const page = await as('ada');
  const list = new List(page);
  await visit(page, '/Customers');
  await list.sortBy('Name');
  const found = page.waitForResponse(/customers\/query\?.*search=e/);
  await list.search.fill('e');
  await found;
  await expect(page).toHaveURL(/search=e/);
  await expect(list.spinner).toBeHidden();
  const [address, left] = [page.url(), list.links().nth(25)];
  await left.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate<number>('scrollY');
  const [before, name] = [await scrolled(), (await left.textContent()) ?? ''];
  expect(before).toBeGreaterThan(100);
  const waysBack = [
    () => page.goBack(),
    () => page.getByRole('navigation', { name: 'Where this page is' }).getByRole('link').click(),
  ];
  for (const comeBack of waysBack) {
    await left.click();
    // The list adds the English name in brackets; the page has it on a line of its own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/ \(.*/, ''));
    await expect.poll(scrolled).toBe(0);
    await comeBack();
    await expect(page).toHaveURL(address);
    await expect(list.search).toHaveValue('e');
    await expect(left).toHaveText(name);
    await expect(left).toBeFocused();
    await expect.poll(scrolled).toBe(before);
  }
  // Whoever comes by another way begins at the top.
  await page.getByRole('link', { name: 'My page' }).click();
  await visit(page, '/Customers');
  await expect(list.links().first()).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});
