import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { test } from '../world.ts';

test('a developer reads which calls somebody made, and what their app reported of it [LOG-01, LOG-02]', async ({
  as,
}) => {
  const page = await as('dev');
  await visit(page, '/Reports');
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  const reported = page.waitForResponse(/\/api\/v1\/log\/app$/);
  await visit(page, '/WebLogs');
  const users = page.getByLabel('Users');
  await users.fill('dev@provider.example, nobody@provider.example');
  await page.getByLabel('Start (UTC)').fill('2020-01-01T00:00');
  const rows = page.getByRole('table').getByRole('row');
  await expect(async () => {
    await page.getByRole('button', { name: 'Load log' }).click();
    await expect(rows.filter({ hasText: '/api/v1/inspections?' }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  for (const header of ['Date', 'User', 'Method', 'Status code', 'Response time (ms)', 'URL'])
    await expect(page.getByRole('columnheader', { name: header, exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Method' }).fill('pATCH');
  await expect(page.getByText(/^0 of /)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Method' }).fill('ge');
  await page.getByRole('searchbox', { name: 'Status code' }).fill('20');
  await page.getByRole('searchbox', { name: 'User' }).fill('DEV@');
  await expect(rows.nth(1)).toContainText('GET');
  await lookOver(page, 'web-logs');

  // What the app noted leaves with the page, unless it has left on the way.
  await page.evaluate("dispatchEvent(new Event('pagehide'))");
  expect((await reported).status()).toBe(201);
  await visit(page, '/Logs');
  await page.getByLabel('Date (UTC)').fill(new Date().toISOString().slice(0, 10));
  await page.getByLabel('E-mail').fill('dev@provider.example');
  const opened = rows.filter({ hasText: 'page opened' }).filter({ hasText: '/session/WebLogs' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(opened.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(opened.first()).toContainText('dev@provider.example');
  await page.getByText('Sessions', { exact: true }).click();
  await page
    .getByText(/^dev@provider.example, /)
    .first()
    .click();
  await expect(opened.first()).toBeVisible();
});
