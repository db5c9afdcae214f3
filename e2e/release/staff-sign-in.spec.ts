import { expect } from '@playwright/test';
import { hold, rememberTexts, tokenIn } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('says that it is logging in until the callback has kept the token [AUT-03]', async ({ page }) => {
  const goOn = await hold(page, /\/api\/v1\/auth\/user$/);
  const shown = await rememberTexts(page);

  await page.goto('/');
  await new LoginPage(page).identify('uma@provider.example');
  await expect(page.getByText('Authorizing.....')).toBeVisible();
  expect(await shown()).toContain('Logging in...');
  expect(await tokenIn(page)).not.toBeNull();
  goOn();
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
});

test('the demo provider lists the cast when it does not know who comes', async ({ borrow, server }) => {
  const page = await borrow();
  await new LoginPage(page).identify('somebody@provider.example');
  await expect(page.getByRole('heading', { name: 'Demo sign-in' })).toBeVisible();
  const names = ['uma', 'max', 'ada', 'rita', 'dev', 'carl', 'nia'];
  await expect(page.getByRole('link')).toHaveText(names.map((name) => new RegExp(`${name}@provider\\.example`)));
  await page.getByRole('link', { name: 'max@provider.example' }).click();
  await expect(new Bar(page).person).toHaveText('max@provider.example');
  expect(page.url()).toBe(server.at(''));
});
