import { expect, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';
import { ServicesPage } from '../pages/services-page.ts';
import { test } from '../world.ts';

const call = /\/api\/v1\/backgroundServices$/;

/** Remembers when the page sent a request, by its own clock. */
const noteCalls = (page: Page) =>
  page.addInitScript(`
    window.requestTimes = [];
    const { fetch } = window;
    window.fetch = (...given) => {
      if (String(given[0]).endsWith('/api/v1/backgroundServices')) window.requestTimes.push(Date.now());
      return fetch(...given);
    };
  `);

const callTimes = (page: Page) => page.evaluate<number[]>('window.requestTimes');

const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  `);

test('managers see the services with ID, status and data, switch them and reset them after a question; a failed renewal says so and keeps what was there [BGS-01]', async ({
  as,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const page = await as('max');
  const services = new ServicesPage(page);
  await visit(page, '/BackgroundServices');
  for (const name of ['ID', 'Status', 'Data', 'Enabled']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(services.row('email-outbox')).toContainText('Sends the mail');
  await services.sees('log-retention', 'Idle', /Last run\d\d\.\d\d\.\d{4} .* took/, 'Next run');

  await services.enabled('log-retention').click();
  await expect(page.getByRole('dialog', { name: 'Switch off log-retention' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services.enabled('log-retention')).toBeChecked();
  await services.switchOff('log-retention');
  await expect(services.enabled('log-retention')).not.toBeChecked();
  await expect(services.row('log-retention')).toContainText('Disabled');
  await services.reset('log-retention');
  await expect(page.getByRole('status').filter({ hasText: 'log-retention was reset.' })).toBeVisible();
  await services.sees('log-retention', 'Disabled', 'Has not run yet');

  await services.enabled('log-retention').click();
  await services.sees('log-retention', 'Idle', 'took');
  await services.reset('log-retention');
  await services.sees('log-retention', 'Idle', 'took');

  await services.sees('email-outbox', 'took');
  await page.getByRole('button', { name: 'RESET email-outbox' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset email-outbox' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await services.sees('email-outbox', 'took');

  const before = await services.rows.count();
  await page.route(call, (route) => route.abort());
  await services.refresh.click();
  await expect(services.failure).toContainText('The services could not be loaded');
  await expect(services.rows).toHaveCount(before);
  await page.unroute(call);
  await services.failure.getByRole('button', { name: 'Retry' }).click();
  await expect(services.failure).toBeHidden();
});

test('the page renews itself every 10 seconds, one question at a time, and not while nobody looks [BGS-01]', async ({
  as,
}) => {
  const page = await as('max', { fresh: true });
  const calls = async () => (await callTimes(page)).length;
  const asOf = page.getByText('As of');
  await page.clock.install();
  await noteCalls(page);
  await page.goto('/BackgroundServices');
  await expect(asOf).toBeVisible();
  const begun = (await asOf.textContent()) ?? '';
  await page.clock.runFor(10_000);
  await expect.poll(calls).toBe(2);
  await expect(asOf).not.toHaveText(begun);
  const [first = 0, second = 0] = await callTimes(page);
  expect(second - first).toBeGreaterThanOrEqual(10_000);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  const before = (await asOf.textContent()) ?? '';
  await page.clock.runFor(10_000);
  await expect.poll(calls).toBe(3);
  await page.clock.runFor(60_000);
  expect(await calls()).toBe(3);
  answer();
  await expect(asOf).not.toHaveText(before);

  await show(page, 'hidden');
  const seen = await calls();
  await page.clock.runFor(60_000);
  expect(await calls()).toBe(seen);
  await show(page, 'visible');
  await expect.poll(calls).toBe(seen + 1);
});
