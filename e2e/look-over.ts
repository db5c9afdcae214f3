import { expect, type Page } from '@playwright/test';
import { type Audit, auditContrast, auditStructure } from './audit.ts';
import { finishAnimations, scrollsSideways } from './in-page.ts';

const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

/** Looks at the page as it stands, at a desk, on a tablet and on a phone, light and dark: nothing to complain of, nothing cut off. */
export async function lookOver(page: Page, what: string): Promise<void> {
  for (const viewport of [desk, tablet, phone]) {
    const complain = ({ violations }: Audit, how: string) =>
      expect(violations, `${what}, ${viewport.width} px, ${how}`).toEqual([]);
    await page.setViewportSize(viewport);
    // What floats finds its place a moment after the page has its new size.
    const message = `${what} scrolls sideways at ${viewport.width}`;
    await expect.poll(() => scrollsSideways(page), { message, timeout: 2_000 }).toBe(false);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await finishAnimations(page);
      const contrast = await auditContrast(page, colorScheme);
      complain(contrast, colorScheme);
      if (viewport === desk) expect(contrast.passes, what).toBe(1);
    }
    // A tablet shows what a desk or a phone does; rules of structure look neither at sizes nor at places.
    if (viewport === tablet) continue;
    const structure = await auditStructure(page);
    complain(structure, 'structure');
    expect(structure.passes, what).toBeGreaterThan(5);
  }
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
}
