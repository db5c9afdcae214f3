import { expect } from '@playwright/test';
import { AccountPage } from '../pages/account-page.ts';
import { Bar } from '../pages/bar.ts';
import { SignInForm } from '../pages/sign-in-form.ts';
import { test } from '../world.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('someone ends the session of a device left behind, which is signed out there', async ({
  open,
  server,
  faults,
}) => {
  faults.expectRefusal(401, 'api/v1/(auth/(sessions|preferences)|languages)');
  const [mine, theirs] = [await server.signIn('dev', desk), await server.signIn('dev', phone)];
  const page = await open({ token: mine, userAgent: desk });
  const left = await open({ token: theirs, userAgent: phone });
  const account = new AccountPage(page);
  await left.goto('/Administration');
  await expect(new Bar(left).root).toBeVisible();

  await page.goto('/Account');
  const own = account.sessionOf('Firefox on Windows');
  const other = account.sessionOf('Safari on iOS');
  await expect(own).toContainText('This device');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expect(other).toContainText('Single sign-on');
  await other.getByRole('button', { name: 'End session: Safari on iOS' }).click();
  await expect(account.question).toContainText('End the session of Safari on iOS?');
  await account.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(other).toBeVisible();
  await other.getByRole('button').click();
  await account.question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(other).toHaveCount(0);

  await new Bar(left).person.click();
  await left.getByRole('link', { name: 'Your account' }).click();
  await expect(new SignInForm(left.getByRole('dialog', { name: 'Log in to continue' })).email).toBeVisible();
});

test('a session of someone else is not listed', async ({ as, server }) => {
  await server.signIn('otto', phone);
  const page = await as('dora', { userAgent: desk });
  const account = new AccountPage(page);
  await page.goto('/Account');
  await expect(account.sessionOf('This device')).toBeVisible();
  await expect(account.sessionOf('Safari on iOS')).toHaveCount(0);
});
