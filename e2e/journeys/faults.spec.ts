import { expect } from '@playwright/test';
import { Faults } from '../faults.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('a journey notices refused content, console errors, page errors and failed answers', async ({ page, faults }) => {
  faults.expect(/Content Security Policy/, /^console: logged/, /^page: thrown$/, /^answer: 503/, /status of 503/);
  const own = new Faults();
  own.watch(page.context());
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  await page.route(/\/down$/, (route) => route.fulfill({ status: 503 }));
  await page.evaluate(`
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    console.error('logged');
    setTimeout(() => { throw new Error('thrown'); });
    void fetch('/down');
  `);
  await expect.poll(() => own.seen.length).toBe(5);
  expect(() => own.check()).toThrow('faults that nobody expected');
});

test('a refusal of what was asked before the journey is not a fault of it, one of its own is', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 401/);
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/mine$/, async (route) => {
    begun.resolve();
    await answered.promise;
    await route.fulfill({ status: 401 });
  });
  const ask = () => page.evaluate("void fetch('/mine', { headers: { authorization: 'Bearer old' } })");
  const [asked] = await Promise.all([page.waitForRequest(/\/mine$/), begun.promise, ask()]);
  const next = new Faults();
  next.watch(page.context());
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.route(/\/mine$/, (route) => route.fulfill({ status: 200 }), { times: 1 });
  await Promise.all([page.waitForResponse(/\/mine$/), ask()]);
  answered.resolve();
  await asked.response();
  await expect.poll(() => refusals.length).toBe(1);
  await expect.poll(() => next.seen.length).toBe(1);
  await expect(() => next.check()).toPass();

  await ask();
  await expect.poll(() => refusals.length).toBe(2);
  expect(() => next.check()).toThrow('faults that nobody expected');
});
