import { expect, type Page } from '@playwright/test';
import { lookOver } from '../look-over.ts';
import { ServicesPage } from '../pages/services-page.ts';
import { test } from '../world.ts';

const call = /\/api\/v1\/backgroundServices$/;

/** How often the page has asked so far. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (call.test(request.url())) calls += 1;
  });
  return () => calls;
}

const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  `);

test('managers see the services with ID, status and data, switch them and reset them [BGS-01]', async ({ as }) => {
  const page = await as('max');
  const services = new ServicesPage(page);
  await page.goto('/BackgroundServices');
  for (const name of ['ID', 'Status', 'Data', 'Enabled']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(services.row('email-outbox')).toContainText('Sends the mail');
  await services.sees('log-retention', 'Idle', /Last run\d\d\.\d\d\.\d{4} .* took/, 'Next run');

  await services.enabled('log-retention').click();
  await expect(services.enabled('log-retention')).not.toBeChecked();
  await expect(services.row('log-retention')).toContainText('Disabled');
  await services.reset('log-retention');
  await services.sees('log-retention', 'Disabled', 'Has not run yet');

  await services.enabled('log-retention').click();
  await services.sees('log-retention', 'Idle', 'took');
  await services.reset('log-retention');
  await expect(page.getByRole('status').filter({ hasText: 'log-retention was reset.' })).toBeVisible();
  await services.sees('log-retention', 'Idle', 'took');
});

test('a reset asks first, and what was not confirmed does not happen', async ({ as }) => {
  const page = await as('max');
  const services = new ServicesPage(page);
  await page.goto('/BackgroundServices');
  await services.sees('email-outbox', 'took');
  await page.getByRole('button', { name: 'RESET email-outbox' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset email-outbox' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await services.sees('email-outbox', 'took');
});

test('the page renews itself every 10 seconds, one question at a time, and not while nobody looks [BGS-01]', async ({
  as,
}) => {
  const page = await as('max');
  const services = new ServicesPage(page);
  const calls = countCalls(page);
  await page.clock.install();
  await page.goto('/BackgroundServices');
  await expect(services.rows.first()).toBeVisible();
  await page.clock.runFor(9_000);
  expect(calls()).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(calls).toBe(2);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.runFor(10_000);
  await expect.poll(calls).toBe(3);
  await page.clock.runFor(60_000);
  expect(calls()).toBe(3);
  const answered = page.waitForResponse(call);
  answer();
  await answered;

  await show(page, 'hidden');
  await page.clock.runFor(60_000);
  expect(calls()).toBe(3);
  await show(page, 'visible');
  await expect.poll(calls).toBe(4);
});

test('a failed renewal says so and keeps what was there, until one succeeds', async ({ as, faults }) => {
  faults.expect(/Failed to load resource/);
  const page = await as('max');
  const services = new ServicesPage(page);
  await page.goto('/BackgroundServices');
  await expect(services.row('email-outbox')).toBeVisible();
  const before = await services.rows.count();
  await page.route(call, (route) => route.abort());
  await services.refresh.click();
  await expect(services.failure).toContainText('The services could not be loaded');
  await expect(services.rows).toHaveCount(before);
  await page.unroute(call);
  await services.failure.getByRole('button', { name: 'Retry' }).click();
  await expect(services.failure).toBeHidden();
});

test('background services read well for everyone, with long errors too', async ({ as }) => {
  const page = await as('ada');
  const services = new ServicesPage(page);
  await page.route(call, async (route) => {
    const reply = await route.fetch();
    const [first, second, ...rest] = await reply.json();
    const lastError = { at: '2026-05-01T12:00:00.000Z', message: `connect ECONNREFUSED ${'W'.repeat(600)}` };
    const progress = { done: 120_000, of: 250_000, what: 'equipment.csv' };
    const broken = { ...first, status: 'retrying', data: { ...first.data, failures: 3, lastError } };
    const running = { ...second, status: 'running', data: { ...second.data, progress } };
    await route.fulfill({ response: reply, json: [broken, running, ...rest] });
  });
  await page.goto('/BackgroundServices');
  await expect(services.row('log-retention')).toContainText('120,000 of 250,000');
  await lookOver(page, 'the services');
  await page.getByRole('button', { name: 'RESET email-outbox' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookOver(page, 'the question before a reset');
});
