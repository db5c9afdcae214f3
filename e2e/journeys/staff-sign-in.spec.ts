import { expect } from '@playwright/test';
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
