import { chromium, expect } from '@playwright/test';
import { test } from '../world.ts';

/** As a phone sees the demo: over plain http at an address of its network, which the browser here finds on this machine. */
const address = '10.0.0.5';

test('the demo opens on a phone: one tap signs staff and distributors in at the address of the machine', async ({
  server,
  faults,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${address} localhost`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const account = server.at('Account').replace('localhost', address);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    faults.watch(context);
    const page = await context.newPage();
    // Staff after staff, too: nobody who was there before stands in the way.
    for (const name of ['Uma Virtanen', 'Dina Salmela', 'Max Lindqvist']) {
      await page.goto(account);
      expect(await page.evaluate('isSecureContext')).toBe(false);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await expect(page).toHaveURL(account);
      await expect(page.getByText(name).first()).toBeVisible();
      await page.goto(account.replace('Account', 'auth/logout'));
      await expect(page.getByLabel('E-mail')).toBeVisible();
    }
  } finally {
    await browser.close();
  }
});
