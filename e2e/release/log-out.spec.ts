import { expect } from '@playwright/test';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('staff go to the configured address after logging out, distributors do not [AUT-04]', async ({
  open,
  otherServer,
  goodbye,
}) => {
  const staff = await open({ server: otherServer, token: await otherServer.signIn('uma') });
  await staff.goto(otherServer.at('Account'));
  await new Bar(staff).logOut.click();
  await staff.waitForURL(goodbye.url);
  await expect(staff.getByText('You have left.')).toBeVisible();
  await staff.goto(otherServer.at('Account'));
  await expect(new LoginPage(staff).email).toBeVisible();

  const external = await open({ server: otherServer, token: await otherServer.signIn('dina') });
  await external.goto(otherServer.at('auth/logout'));
  await external.waitForURL(otherServer.url);
  await expect(new LoginPage(external).email).toBeVisible();
});

test('logging out in one tab ends the session in the others', async ({ open, server }) => {
  const page = await open({ token: await server.signIn('dora') });
  await page.goto('/Account');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(new Bar(other).person).toHaveText('dora@distributor.example');
  await new Bar(page).logOut.click();
  await expect(new LoginPage(other).email).toBeVisible();
  await expect(new Bar(other).root).toBeHidden();
});
