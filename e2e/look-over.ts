import { expect, type Page } from '@playwright/test';
import { type Audit, auditContrast, auditStructure } from './audit.ts';
import { finishAnimations, scrollsSideways } from './in-page.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** The sizes between and beyond these two. */
const others = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
];
const isRelease = process.env.ASSAY_TEST_RELEASE !== undefined;
const sizes = isRelease ? [desk, phone, ...others] : [desk, phone];
/** What journeys go on with. */
const ordinary = { width: 1440, height: 900 };

/** Looks at the page as it stands, at each size, light and dark: nothing to complain of, nothing cut off. */
export async function lookOver(page: Page, what: string): Promise<void> {
  for (const viewport of sizes) {
    const complain = ({ violations }: Audit, how: string) =>
      expect(violations, `${what}, ${viewport.width} px, ${how}`).toEqual([]);
    await page.setViewportSize(viewport);
    // What floats finds its place a moment after the page has its new size.
    const message = `${what} scrolls sideways at ${viewport.width}`;
    await expect.poll(() => scrollsSideways(page), { message, timeout: 2_000 }).toBe(false);
    // Other colours are a new look at everything: the phone begins with those that the desk ends with.
    for (const colorScheme of viewport === desk ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await finishAnimations(page);
      const contrast = await auditContrast(page, colorScheme);
      complain(contrast, colorScheme);
      if (viewport === desk) expect(contrast.passes, what).toBe(1);
    }
    // Other sizes show what these two do; rules of structure look neither at sizes nor at places.
    if (viewport !== desk && viewport !== phone) continue;
    const structure = await auditStructure(page);
    complain(structure, 'structure');
    expect(structure.passes, what).toBeGreaterThan(5);
  }
  await page.setViewportSize(ordinary);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** For a journey that is about something else and comes by: only a release looks here. */
export async function lookOverInRelease(page: Page, what: string): Promise<void> {
  if (isRelease) await lookOver(page, what);
}
