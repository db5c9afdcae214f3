import { expect, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { SignInForm } from '../pages/sign-in-form.ts';
import { test } from '../world.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' });

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
