import { chromium, expect } from '@playwright/test';
import { House } from '../house.ts';
import { test } from '../world.ts';

/** As a phone sees the demo: over plain http at an address of its network, which the browser here finds on this machine. */
const address = '10.0.0.5';

test('the demo opens on a phone: one tap signs staff and distributors in at the address of the machine', async ({
  faults,
  launchOptions,
}) => {
  const house = await House.open({ HOST: '127.0.0.1' });
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${address} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const url = house.url.replace('127.0.0.1', address);
    for (const name of ['Uma Virtanen', 'Dina Salmela']) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      faults.watch(context);
      const page = await context.newPage();
      await page.goto(new URL('Account', url).href);
      expect(await page.evaluate('isSecureContext')).toBe(false);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await expect(page).toHaveURL(new URL('Account', url).href);
      await expect(page.getByText(name).first()).toBeVisible();
      await context.close();
    }
  } finally {
    await browser.close();
    await house.close();
  }
});
