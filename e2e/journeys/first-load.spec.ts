import { expect } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

/** What the login may load, in bytes as they are sent. */
const budgets = { script: { least: 50_000, most: 210_000 }, font: { least: 10_000, most: 60_000 } };
type Kind = keyof typeof budgets;

test('the login screen loads at most 210 kB of JavaScript and 60 kB of font', async ({ page, request }, {
  annotations,
}) => {
  const loaded = { script: new Set<string>(), font: new Set<string>() };
  page.on('request', (call) => loaded[call.resourceType() as Kind]?.add(call.url()));
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const kind of Object.keys(budgets) as Kind[]) {
    let bytes = 0;
    for (const file of loaded[kind]) {
      const { 'content-length': length } = (
        await request.head(file, { headers: { 'accept-encoding': 'gzip' }, failOnStatusCode: true })
      ).headers();
      bytes += Number(length);
    }
    annotations.push({ type: `gzipped ${kind}`, description: `${bytes} bytes in ${loaded[kind].size} files` });
    expect(bytes, kind).toBeGreaterThan(budgets[kind].least);
    expect(bytes, kind).toBeLessThanOrEqual(budgets[kind].most);
  }
});

test('the report list loads nothing of what field work and reading a report need', async ({ as, request }) => {
  const page = await as('uma', { fresh: true });
  const files = new Set<string>();
  page.on('request', (call) => {
    if (call.resourceType() === 'script') files.add(call.url());
  });
  const asked = page.waitForRequest(/\/api\/v1\/inspections\?/);
  await page.goto('/Reports');
  await asked;
  const scripts = [...files].map((file) => file.replace(/.*\/([\w-]+)-[\w-]{8}\.js$/, '$1'));
  expect(scripts).toContain('ReportListPage');
  expect(scripts).not.toContain('work');
  expect(scripts).not.toContain('reading');
  // The library that reads codes, wherever it would be packed: it is for whoever scans one.
  const texts = await Promise.all([...files].map(async (file) => (await request.get(file)).text()));
  const withWord = (word: string) => scripts.filter((_, place) => texts[place]?.includes(word));
  expect(withWord('ReportListPage')).not.toEqual([]);
  expect(withWord('attemptBoth')).toEqual([]);
  // Nor anything large that came along with what pages share.
  const shared = [...files][scripts.indexOf('shared')] ?? '';
  const { 'content-length': length } = (
    await request.head(shared, { headers: { 'accept-encoding': 'gzip' }, failOnStatusCode: true })
  ).headers();
  expect(Number(length), 'gzipped bytes of what pages share').toBeLessThanOrEqual(180_000);
});
