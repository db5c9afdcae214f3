import { expect } from '@playwright/test';
import { hold, rememberTexts, tokenIn } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('staff sign in by single sign-on and land on the page they requested [AUT-01, AUT-03, SHL-01, SHL-07]', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const bar = new Bar(page);
  const address = '/Admin?from=mail#groups';
  const hints: string[] = [];
  page.on('request', (call) => {
    const hint = new URL(call.url()).searchParams.get('loginHint');
    if (hint) hints.push(hint);
  });

  await page.goto(address);
  await expect(login.heading).toHaveText('Assay');
  await expect(bar.root).toBeHidden();
  await expect(login.continue).toBeDisabled();
  await login.identify('ada@provider.example');

  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  expect(hints).toEqual(['ada@provider.example']);
  expect(page.url()).toContain(address);
  await expect(bar.name).toHaveText('Assay');
  await expect(bar.person).toHaveText('ada@provider.example');
  await expect(bar.logOut).toHaveAttribute('href', '/auth/logout');
  const { cookies } = await page.context().storageState();
  expect(cookies.map(({ name }) => name)).not.toContain('assay_token');

  await page.reload();
  await expect(bar.person).toHaveText('ada@provider.example');
});

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
