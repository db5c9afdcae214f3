import { expect } from '@playwright/test';
import { hold, tokenIn } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('a distributor logs out and is led to the first page 300 ms later [AUT-04]', async ({ open, server }) => {
  const token = await server.signIn('dina');
  const page = await open({ token });
  await page.clock.install();
  const letGo = await hold(page, /\/api\/v1\/auth\/logout$/);
  await page.goto('/Account');
  await new Bar(page).logOut.click();
  await expect(page.getByRole('status')).toHaveText('Logging out...');
  expect(page.url()).toBe(server.at('auth/logout'));

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  letGo();
  await expect.poll(() => tokenIn(page)).toBeNull();
  await page.clock.runFor(299);
  await expect(page.getByRole('status')).toHaveText('Logging out...');
  expect(page.url()).toBe(server.at('auth/logout'));
  await page.clock.runFor(1);
  await page.waitForURL(server.at(''));
  await page.clock.resume();
  await expect(new LoginPage(page).email).toBeVisible();
  await expect(server.logOut(token)).rejects.toThrow('401');
});
