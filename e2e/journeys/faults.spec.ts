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
