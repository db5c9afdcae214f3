import { expect } from '@playwright/test';
import { follow, visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { AccountPage } from '../pages/account-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

const axeFindsNothing = 'reads well for everyone, light and dark, at a desk and on a phone';

test(`the login screen ${axeFindsNothing}`, async ({ borrow, faults }) => {
  const page = await borrow();
  faults.expectRefusal(401, 'api/v1/auth/external');
  const login = new LoginPage(page);
  await visit(page, '/');
  await login.identify('nobody');
  await expect(login.heading).toBeVisible();
  await expect(login.cast.getByRole('button')).toHaveCount(10);
  await lookOver(page, 'the e-mail step');
  await login.identify('dina@distributor.example');
  await login.logInWith('wrong');
  await expect(login.failure).toBeVisible();
  await lookOver(page, 'the password step');
  await login.forgot.click();
  await expect(login.question).toBeVisible();
  await lookOver(page, 'the question of the forgotten password');
});

test(`setting a password ${axeFindsNothing}`, async ({ borrow, server, faults }) => {
  const page = await borrow();
  faults.expectRefusal(422, 'api/v1/externalUsers/[^/]+/password');
  const login = new LoginPage(page);
  const setting = new SetPasswordPage(page);
  await visit(page, '/');
  await login.identify('eeva@distributor.example');
  await login.sendLink();
  await expect(login.status).not.toBeEmpty();
  await lookOver(page, 'the sent link');
  const link = await server.outbox.nextLink('eeva@distributor.example');

  await visit(page, link);
  await setting.type('Eeva-first-1', 'Eeva');
  await setting.first.focus();
  await expect(page.getByText('The passwords differ.')).toBeVisible();
  await lookOver(page, 'the fields');
  await setting.type('Eeva-first-1');
  await setting.submit.click();
  await expect(setting.status).not.toBeEmpty();
  await lookOver(page, 'the changed password');
  // Loaded anew, since the page is at this address already.
  await page.goto(link);
  await setting.type('Eeva-second-1');
  await setting.submit.click();
  await expect(setting.failure).toBeVisible();
  await lookOver(page, 'the failed change');
  await setting.sendEmail.click();
  await expect(setting.status).not.toBeEmpty();
  await server.outbox.nextLink('eeva@distributor.example');
  await lookOver(page, 'the link sent again');
});

test(`every page of staff ${axeFindsNothing}`, async ({ as }) => {
  const page = await as('ada');
  const bar = new Bar(page);
  const titles = { '/Admin': 'Debug token', '/Administration': 'Administration', '/nowhere': 'There is no page' };
  await visit(page, '/');
  for (const [path, title] of Object.entries(titles)) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await lookOver(page, path);
  }
  await bar.person.click();
  await expect(bar.menu.getByRole('combobox')).toBeEnabled();
  await lookOver(page, 'the menu of the person');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(bar.logOut).toBeVisible();
  await lookOver(page, 'the folded bar');
});

test(`the account, with sessions to end, ${axeFindsNothing}`, async ({ as, server }) => {
  await server.signIn('rita');
  const page = await as('rita');
  const account = new AccountPage(page);
  await visit(page, '/Account');
  await expect(account.sessions.nth(1)).toBeVisible();
  await lookOver(page, 'the account');
  await page
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await expect(account.question).toBeVisible();
  await lookOver(page, 'the question before a session ends');
});

test(`being refused or signed out ${axeFindsNothing}`, async ({ as, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/(auth/(sessions|preferences)|languages)');
  const token = await server.signIn('otto');
  const page = await as('otto', { token });
  await visit(page, '/Admin');
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await lookOver(page, 'the refusal');
  await server.logOut(token);
  await follow(page, '/Account');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  await lookOver(page, 'signing in over the page');
  const ofStaff = await server.signIn('uma');
  await as('uma', { token: ofStaff, instead: page });
  await visit(page, '/Administration');
  await expect(new Bar(page).root).toBeVisible();
  await server.logOut(ofStaff);
  await follow(page, '/Account');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  await lookOver(page, 'signing in over the page as staff');
});
