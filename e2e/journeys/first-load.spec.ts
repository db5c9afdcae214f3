import { expect, type Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

/** The scripts and fonts that a page asks for from now on. */
function watchFiles(page: Page): { names: () => string[]; fonts: Set<string> } {
  const scripts = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (call) => {
    if (call.resourceType() === 'script') scripts.add(call.url());
    if (call.resourceType() === 'font') fonts.add(call.url());
  });
  // Without the hash of their content.
  return { names: () => [...scripts].map((file) => file.replace(/.*\/([\w.-]+)-[\w-]{8}\.js$/, '$1')).sort(), fonts };
}

// How many bytes each page fetches is held by a test on the build: packages/web/vite/lazy-files.test.ts.
test('the login screen fetches its own scripts and one font of at most 60 kB', async ({ page, request }) => {
  const files = watchFiles(page);
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.names()).toEqual(['DemoCast', 'index', 'rolldown-runtime']);
  expect(files.fonts.size).toBe(1);
  for (const font of files.fonts) {
    const { 'content-length': bytes } = (await request.head(font, { failOnStatusCode: true })).headers();
    expect(Number(bytes)).toBeLessThanOrEqual(60_000);
  }
});

test('the report list fetches nothing of what field work needs', async ({ as }) => {
  const page = await as('uma', { fresh: true });
  const files = watchFiles(page);
  const asked = page.waitForRequest(/\/api\/v1\/inspections\?/);
  await page.goto('/Reports');
  await asked;
  const names = files.names();
  expect(names).toEqual(expect.arrayContaining(['index', 'shared', 'Shell', 'ReportListPage']));
  for (const other of ['work', 'device-work', 'jsQR']) expect(names).not.toContain(other);
  expect(names.length, names.join(' ')).toBeLessThanOrEqual(20);
});
