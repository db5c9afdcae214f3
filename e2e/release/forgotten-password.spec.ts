import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

const sentText = 'Email with a password reset link was sent to your email.';

test('someone who never had a password gets one by the same link; an address that nobody has is told the same, and a link without its token offers no fields [AUT-02, AUT-06, AUT-07]', async ({
  borrow,
  server,
}) => {
  const page = await borrow();
  const login = new LoginPage(page);
  const setting = new SetPasswordPage(page);
  const noel = 'noel@distributor.example';
  await visit(page, '/nosession/SetPassword');
  await expect(setting.failure).toContainText('Password change failed!');
  await expect(setting.first).toBeHidden();
  await visit(page, '/');
  await login.identify('nobody@distributor.example');
  await login.sendLink();
  await expect(login.status).toHaveText(sentText);

  await page.goto('/');
  await login.identify(noel);
  await login.sendLink();
  await expect(login.status).toHaveText(sentText);
  await visit(page, await server.outbox.nextLink(noel));
  await setting.type('First-time-1');
  await setting.second.press('Enter');
  await expect(setting.status).toHaveText('Password changed successfully.');
  await page.getByRole('link', { name: 'Log in' }).click();
  await login.identify(noel);
  await login.logInWith('First-time-1');
  await expect(new Bar(page).person).toHaveText(noel);
});
