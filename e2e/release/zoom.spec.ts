import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

/** A screen of 1280 by 800 px, zoomed in to 200 %. */
const zoomedIn = { width: 640, height: 400 };

test('at 200 % zoom nothing stays in view that would cover a form, a list or a report', async ({ as }) => {
  const page = await as('ada');
  await page.setViewportSize(zoomedIn);
  for (const path of [
    '/Customers/new',
    '/Equipments/new',
    '/Reports',
    '/InspectionPoints?tab=tab-2',
    '/Protocols?tab=tab-2',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 300);
    // What is drawn over the page at its upper and lower edge belongs to the page itself.
    const covered = await page.evaluate<number>(`
      [...document.querySelectorAll('body *')]
        .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height, bottom, top }) => width > 300 && height > 0 && bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0)
    `);
    expect(covered, path).toBeLessThan(60);
  }
});
