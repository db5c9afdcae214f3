import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { finishAnimations, scrollsSideways } from './in-page.ts';

const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

/** Looks at the page as it stands, at a desk, on a tablet and on a phone, light and dark: nothing to complain of, nothing cut off. */
export async function lookOver(page: Page, what: string): Promise<void> {
  for (const viewport of [desk, tablet, phone]) {
    await page.setViewportSize(viewport);
    expect(await scrollsSideways(page), `${what} scrolls sideways at ${viewport.width}`).toBe(false);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const audit = await auditor(page);
      // The colours alone tell a dark page from a light one.
      if (colorScheme === 'dark') audit.withRules('color-contrast');
      await finishAnimations(page);
      const { violations, passes } = await audit.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `${what}, ${viewport.width} px, ${colorScheme}`).toEqual([]);
      expect(passes.length, what).toBeGreaterThan(0);
    }
  }
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules of the audit are half a megabyte of script, which one document needs once. */
async function auditor(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate('typeof axe === "object"');
  return new AxeBuilder({ page, ...(there ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}
