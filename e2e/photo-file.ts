import type { Page } from '@playwright/test';

/** What the page looks like is as good a photo as any; more of it weighs more. */
export async function aPhoto(page: Page, name: string, width = 800) {
  const shot = await page.context().newPage();
  await shot.setViewportSize({ width, height: Math.round(width * 0.75) });
  await shot.setContent(`<style>body { background: repeating-conic-gradient(#124 0 9deg, #fa3 0 13deg) 0 0 / 37px 41px }</style>
    <h1>${name}</h1>`);
  const buffer = await shot.screenshot({ type: 'jpeg' });
  await shot.close();
  return { name, mimeType: 'image/jpeg', buffer };
}
