import { expect } from '@playwright/test';
import { Bar } from '../pages/bar.ts';
import { test } from '../world.ts';

test('a tooltip shows after 500 ms and hides after 200 ms [SHL-13]', async ({ as }) => {
  const page = await as('uma', { fresh: true });
  const bar = new Bar(page);
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await page.clock.install();
  await page.goto('/Account');
  await expect(bar.person).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  await bar.person.hover();
  await page.clock.runFor(499);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Your account, colours and language');
  await expect(tip).toBeVisible();

  await page.mouse.move(700, 600);
  await page.clock.runFor(199);
  await expect(tip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);

  await page.keyboard.press('Tab');
  await bar.person.focus();
  await page.clock.runFor(499);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(199);
  await expect(tip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);
});
