import { expect } from '@playwright/test';
import { hold, visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const firstPage = /\/api\/v1\/customers\/query\?.*offset=0/;

test('rows that are waited for do not pulse for people who ask for less motion', async ({ as }) => {
  const page = await as('ada');
  const goOn = await hold(page, firstPage);
  const pulsing = () => page.evaluate(`document.getAnimations().filter((one) => one.playState === 'running').length`);
  await visit(page, '/Customers');
  const bones = page.locator('.mantine-Skeleton-root').first();
  await expect(bones).toBeVisible();
  await expect.poll(pulsing).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(pulsing).toBeGreaterThan(0);
  goOn();
  await expect(new List(page).rows).toHaveCount(50);
});
