import { expect } from '@playwright/test';
import { emailOf, password } from '../cast.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

test('the links in mail lead below the path too [SHL-06]', async ({ open, otherServer }) => {
  const page = await open({ server: otherServer });
  const login = new LoginPage(page);
  await page.goto(otherServer.url);
  await login.identify(emailOf('dora'));
  await login.sendLink();
  await expect(login.status).not.toBeEmpty();
  const link = await otherServer.outbox.nextLink(emailOf('dora'));
  expect(link.startsWith(otherServer.at('nosession/SetPassword?'))).toBe(true);
  await page.goto(link);
  await expect(new SetPasswordPage(page).first).toBeVisible();
  await page.goto(otherServer.url);
  await login.identify(emailOf('dora'));
  await login.logInWith(password);
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  expect(page.url()).toBe(otherServer.url);
});
