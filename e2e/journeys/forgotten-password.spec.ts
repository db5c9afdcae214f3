import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

const sentText = 'Email with a password reset link was sent to your email.';

const hint =
  'The password must contain a lower case and an upper case letter and a number, and be at least 8 characters long.';

test('a distributor who forgot the password sets another by a mailed link [AUT-02, AUT-06, AUT-07]', async ({
  borrow,
  server,
  faults,
}) => {
  const page = await borrow();
  faults.expectRefusal(422, 'api/v1/externalUsers/[^/]+/password');
  const login = new LoginPage(page);
  const setting = new SetPasswordPage(page);
  const otto = 'otto@other-distributor.example';

  await visit(page, '/');
  await login.identify(otto);
  await login.forgot.click();
  await expect(login.question).toContainText(`Send a password reset link to ${otto}?`);
  await page.keyboard.press('Escape');
  await expect(login.question).toBeHidden();
  await expect(login.forgot).toBeFocused();
  await login.sendLink();
  await expect(login.status).toHaveText(sentText);

  const link = await server.outbox.nextLink(otto);
  expect(link).toMatch(new RegExp(`^${server.at('nosession/SetPassword')}\\?token=[^&]+&userId=[^&]+$`));
  await visit(page, link);
  await expect(page.getByText(hint)).toBeVisible();
  await expect(setting.submit).toBeDisabled();
  for (const weak of ['Drilling', 'drilling1', 'DRILLING1', 'Drillings']) {
    await setting.type(weak);
    await expect(setting.submit, weak).toBeDisabled();
  }
  await setting.type('Drilling1', 'Drilling2');
  await expect(setting.submit).toBeDisabled();
  await setting.first.focus();
  await expect(page.getByText('The passwords differ.')).toBeVisible();
  await setting.type('Drilling1');
  await setting.submit.click();
  await expect(setting.status).toHaveText('Password changed successfully.');
  server.passwordChanged('otto', 'Drilling1');

  // Loaded anew, since the page is at this address already.
  await page.goto(link);
  await setting.type('Drilling3');
  await setting.submit.click();
  await expect(setting.failure).toContainText('Password change failed!');
  await expect(setting.failure).toContainText(
    'This password change link might have expired. We can send you a new link via email.',
  );
  await setting.sendEmail.click();
  await expect(setting.status).toHaveText(sentText);

  await page.goto(await server.outbox.nextLink(otto));
  await setting.type('Drilling4');
  await setting.submit.click();
  await expect(setting.status).toHaveText('Password changed successfully.');
  server.passwordChanged('otto', 'Drilling4');
  await page.getByRole('link', { name: 'Log in' }).click();
  await login.identify(otto);
  await login.logInWith('Drilling4');
  await expect(new Bar(page).person).toHaveText(otto);
});
