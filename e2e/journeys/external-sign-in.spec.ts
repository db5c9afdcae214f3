import { expect } from '@playwright/test';
import { password } from '../cast.ts';
import { visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('a distributor signs in by password after a failed attempt [AUT-01, AUT-05, SHL-07]', async ({
  borrow,
  faults,
}) => {
  const page = await borrow();
  faults.expectRefusal(401, 'api/v1/auth/external');
  const login = new LoginPage(page);
  await visit(page, '/Account');
  await expect(login.heading).toHaveText('Assay');
  await expect(login.continue).toBeDisabled();
  await login.email.fill('   ');
  await expect(login.continue).toBeDisabled();
  await login.identify('dina@distributor.example');

  await expect(login.logIn).toBeDisabled();
  await expect(login.forgot).toBeVisible();
  await login.logInWith('Assay-demo-2');
  await expect(login.failure).toHaveText('Log in failed. Check your e-mail and password.');
  await expect(login.password).toBeFocused();

  await login.back.click();
  await expect(login.email).toHaveValue('dina@distributor.example');
  await login.continue.click();
  await expect(login.password).toHaveValue('');
  await expect(login.logIn).toBeDisabled();
  await expect(login.failure).toBeHidden();

  await login.logInWith(password);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('Kivi Drilling Service')).toBeVisible();
  await expect(new Bar(page).person).toHaveText('dina@distributor.example');
});
