import { expect } from '@playwright/test';
import { AccountPage } from '../pages/account-page.ts';
import { test } from '../world.ts';

test('an error that nobody caught reaches the log, without what was on the page', async ({ as, faults }) => {
  faults.expect(/^page: nothing here is secret$/);
  const page = await as('uma');
  await page.goto('/Account');
  await expect(new AccountPage(page).heading).toBeVisible();
  const reported = page.waitForResponse(/\/api\/v1\/log\/app$/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new SyntaxError('nothing here is secret');
    });
  });
  const reply = await reported;
  expect(reply.status()).toBe(201);
  const [entry] = reply.request().postDataJSON();
  expect(entry).toMatchObject({ eventName: 'error', properties: { error: 'SyntaxError', route: '/session/Account' } });
  expect(JSON.stringify(entry)).not.toContain('secret');
});
