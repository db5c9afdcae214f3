import { auth } from '@assay/contract/auth';
import { expect } from '@playwright/test';
import { password } from '../cast.ts';
import { visit } from '../in-page.ts';
import { Keyboard } from '../keyboard.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

test('by keyboard alone someone signs in, chooses a language and colours in the menu, and logs out', async ({
  page,
  server,
}) => {
  await server.call(auth.setPreferences, { token: await server.tokenOf('dora'), body: { language: 'en' } });
  const [keys, login, bar] = [new Keyboard(page), new LoginPage(page), new Bar(page)];
  // A page with few places to stop: a list of fifty rows would be a long way round to the bar.
  await page.goto('/Account');
  await keys.tabTo(login.email);
  await keys.type('dora@distributor.example');
  await keys.press('Enter');
  await keys.tabTo(login.password);
  await keys.type(password);
  await keys.use(login.logIn);
  await expect(bar.person).toBeVisible();

  await keys.use(bar.person);
  await keys.tabTo(bar.menu.getByRole('radio', { checked: true }));
  await keys.press('ArrowLeft');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await keys.tabTo(bar.menu.getByRole('combobox', { name: 'Language' }));
  await keys.press('ArrowDown');
  expect((await saved).status()).toBe(200);
  await expect(bar.menu.getByRole('combobox')).toHaveValue('fi');
  await keys.press('Escape');
  await expect(bar.menu).toBeHidden();
  await expect(bar.person).toBeFocused();
  await keys.use(bar.logOut);
  await page.waitForURL(server.at(''));
  await expect(login.email).toBeFocused();
});

test('by keyboard alone someone skips the bar and ends a session', async ({ as, server }) => {
  await server.signIn('carl');
  const page = await as('carl');
  const [keys, account] = [new Keyboard(page), new AccountPage(page)];
  await visit(page, '/Account');
  await expect(account.sessions.nth(1)).toBeVisible();
  await keys.use(page.getByRole('button', { name: 'Skip to the content' }));
  await expect(page.getByRole('main')).toBeFocused();
  const before = await account.sessions.count();
  const end = page.getByRole('button', { name: /^End session: / }).first();
  await keys.use(end);
  await expect(account.question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press('Escape');
  await expect(end).toBeFocused();
  await keys.press('Enter');
  await keys.use(account.question.getByRole('button', { name: 'End session' }));
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(account.sessions).toHaveCount(before - 1);
});

test('by keyboard alone someone goes from Administration to a debug token', async ({ as, server }) => {
  const page = await as('dev', { token: await server.signIn('dev') });
  const [keys, admin] = [new Keyboard(page), new AdminPage(page)];
  await visit(page, '/Administration');
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Debug token' }));
  await expect(page.getByRole('main')).toBeFocused();
  await keys.use(admin.group('manager'), 'Space');
  await keys.use(admin.setToken);
  await expect(page.getByText('Token set. You now have these groups: manager')).toBeVisible();
});

test('by keyboard alone someone asks for a link and sets a password', async ({ borrow, server }) => {
  const page = await borrow();
  const [keys, login, setting] = [new Keyboard(page), new LoginPage(page), new SetPasswordPage(page)];
  await visit(page, '/');
  await keys.tabTo(login.email);
  await keys.type('noel@distributor.example');
  await keys.press('Enter');
  await keys.use(login.forgot);
  await expect(login.question).toBeVisible();
  await keys.press('Escape');
  await expect(login.forgot).toBeFocused();
  await keys.press('Enter');
  await expect(login.question.getByRole('button', { name: 'Send link' })).toBeFocused();
  await keys.press('Enter');
  await expect(login.status).not.toBeEmpty();

  await visit(page, await server.outbox.nextLink('noel@distributor.example'));
  await keys.tabTo(setting.first);
  await keys.type('By-the-keys-1');
  await keys.tabTo(setting.second);
  await keys.type('By-the-keys-1');
  await keys.use(setting.submit);
  await expect(setting.status).toHaveText('Password changed successfully.');
  await keys.use(page.getByRole('link', { name: 'Log in' }));
  await keys.tabTo(login.email);
});

test('by keyboard alone someone leaves a page that is not theirs', async ({ as, server }) => {
  const page = await as('otto', { token: await server.signIn('otto') });
  const keys = new Keyboard(page);
  await visit(page, '/nowhere');
  await keys.use(page.getByRole('link', { name: 'Go to My page' }));
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  await visit(page, '/Admin');
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Log out' }));
  await page.waitForURL(server.at(''));
});

test('by keyboard alone someone opens the folded bar of a phone and closes it', async ({ as }) => {
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const [keys, bar] = [new Keyboard(page), new Bar(page)];
  await visit(page, '/Account');
  await keys.use(page.getByRole('button', { name: 'Open the menu' }));
  await keys.tabTo(bar.logOut);
  await keys.press('Escape');
  await expect(bar.logOut).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test('by keyboard alone someone signs in again over the page', async ({ as, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/auth/preferences');
  const token = await server.signIn('dina');
  const page = await as('dina', { token });
  const [keys, account] = [new Keyboard(page), new AccountPage(page)];
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await visit(page, '/Account');
  await expect(account.language).toBeEnabled();
  await server.logOut(token);
  await keys.tabTo(account.language);
  await keys.press((await account.language.inputValue()) === 'en' ? 'ArrowDown' : 'Home');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await keys.type(password);
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(account.language).toBeFocused();
});
