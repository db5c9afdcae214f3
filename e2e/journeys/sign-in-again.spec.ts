import { auth } from '@assay/contract/auth';
import { expect, type Page } from '@playwright/test';
import { password } from '../cast.ts';
import { visit } from '../in-page.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { Bar } from '../pages/bar.ts';
import { SignInForm } from '../pages/sign-in-form.ts';
import { test } from '../world.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' });

test('a distributor signs in over the page when the session has ended, and the waiting change is saved', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(401, 'api/v1/auth/preferences');
  const token = await server.signIn('dina');
  await server.call(auth.setPreferences, { token, body: { language: 'en' } });
  const page = await as('dina', { token });
  const account = new AccountPage(page);
  await visit(page, '/Account');
  await expect(account.chosenLanguage()).toHaveText('English');
  // All that the page asks for is there before the session ends.
  await expect(account.language).toBeEnabled();
  await expect(account.sessions.first()).toBeVisible();
  await server.logOut(token);

  const keys: string[] = [];
  page.on('request', (call) => call.method() === 'PUT' && keys.push(call.headers()['idempotency-key'] ?? ''));
  await account.language.selectOption('Deutsch');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Your work on this page is kept');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await new SignInForm(dialog).logInWith(password);
  await expect(dialog).toBeHidden();
  await expect(account.chosenLanguage()).toHaveText('Deutsch');
  await expect
    .poll(async () => (await server.call(auth.preferences, { token: await server.tokenOf('dina') })).language)
    .toBe('de');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('staff sign in again in a window of its own, and what they ticked stays', async ({ as, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/auth/debugtoken.*');
  const token = await server.signIn('max');
  const page = await as('max', { token });
  const admin = new AdminPage(page);
  await visit(page, '/Admin');
  await admin.group('audit').check();
  await server.logOut(token);
  await admin.setToken.click();

  const form = new SignInForm(dialogOf(page));
  await expect(form.email).toHaveValue('max@provider.example');
  const popup = page.waitForEvent('popup');
  const answered = page.waitForResponse((reply) => reply.url().includes('/auth/debugtoken') && reply.ok());
  await form.continue.click();
  const window = await popup;
  if (!window.isClosed()) await window.waitForEvent('close');
  expect((await answered).url()).toMatch(/groups=audit$/);
  await expect(dialogOf(page)).toBeHidden();
  // The page that set it is none of theirs with it.
  await expect(page.getByText('signed in as max@provider.example with a debug token')).toBeVisible();
});

test('another person who signs in over the page starts it afresh', async ({ as, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/auth/preferences');
  const token = await server.signIn('dina');
  const before = (await server.call(auth.preferences, { token })).language;
  const page = await as('dina', { token });
  const account = new AccountPage(page);
  await visit(page, '/Account');
  await expect(account.language).toBeEnabled();
  await server.logOut(token);
  await account.language.selectOption(before === 'fr' ? 'Svenska' : 'Français');

  const form = new SignInForm(dialogOf(page));
  await form.back.click();
  await form.identify('dora@distributor.example');
  await form.logInWith(password);
  await expect(new Bar(page).person).toHaveText('dora@distributor.example');
  await expect(account.fact('Name')).toHaveText('Dora Petrova');
  await expect(dialogOf(page)).toBeHidden();
  expect((await server.call(auth.preferences, { token: await server.tokenOf('dina') })).language).toBe(before);
});

test('whoever will not sign in again can leave', async ({ as, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/(auth/(sessions|preferences|logout)|languages)');
  const token = await server.signIn('dora');
  const page = await as('dora', { token });
  await visit(page, '/Administration');
  await expect(new Bar(page).root).toBeVisible();
  await server.logOut(token);
  await new Bar(page).person.click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await dialogOf(page).getByRole('link', { name: 'Log out and discard unsaved work' }).click();
  await page.waitForURL(server.at(''));
  await expect(new SignInForm(page).email).toBeVisible();
});
