import { expect } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

const budget = 210_000;

test('the login screen loads at most 210 kB of JavaScript', async ({ page, request }, { annotations }) => {
  const scripts = new Set<string>();
  page.on('request', (call) => call.resourceType() === 'script' && scripts.add(call.url()));
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const script of scripts) {
    const { 'content-length': length } = (
      await request.head(script, { headers: { 'accept-encoding': 'gzip' }, failOnStatusCode: true })
    ).headers();
    bytes += Number(length);
  }
  annotations.push({ type: 'gzipped JavaScript', description: `${bytes} bytes in ${scripts.size} files` });
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(budget);
});
