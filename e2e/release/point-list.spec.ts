import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { test } from '../world.ts';

test('the list is walked by keys, and any of 169 points is reached in a page of few nodes', async ({ as }) => {
  const page = await as('ada');
  const editor = new PointEditor(page);
  await visit(page, '/InspectionPoints');
  await editor.entries.first().focus();
  for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press('ArrowDown');
  const focused = page.locator('a:focus');
  await expect(focused.locator('xpath=..')).toHaveAttribute('aria-posinset', '61');
  const name = await focused.locator('> span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(editor.form.getByRole('heading', { name: 'Common settings' })).toBeVisible();
  await expect(editor.entries.and(page.locator('[aria-current]'))).toContainText(name ?? '');
  expect(await editor.entries.count()).toBeLessThan(60);
});
