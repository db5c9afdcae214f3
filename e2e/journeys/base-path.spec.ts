import { expect } from '@playwright/test';
import { emailOf, password } from '../cast.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { basePath, test } from '../world.ts';

test('everything works below a path: deep link, sign-in, reload, navigation, log-out [SHL-06]', async ({
  open,
  otherHouse,
  goodbye,
}) => {
  const page = await open({ house: otherHouse });
  const bar = new Bar(page);
  const outside: string[] = [];
  page.on('request', (call) => {
    const { origin, pathname } = new URL(call.url());
    if (origin === new URL(otherHouse.url).origin && !pathname.startsWith(basePath)) outside.push(pathname);
  });

  await page.goto(otherHouse.at('Admin'));
  await new LoginPage(page).identify(emailOf('ada'));
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  expect(page.url()).toBe(otherHouse.at('Admin'));
  await page.reload();
  await expect(bar.person).toHaveText(emailOf('ada'));
  await bar.name.click();
  await page.waitForURL(otherHouse.url);
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  await page.goto(otherHouse.at('ADMIN/'));
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  await bar.logOut.click();
  await page.waitForURL(goodbye.url);
  expect(outside).toEqual([]);
});

test('the links in mail lead below the path too [SHL-06]', async ({ open, otherHouse }) => {
  const page = await open({ house: otherHouse });
  const login = new LoginPage(page);
  await page.goto(otherHouse.url);
  await login.identify(emailOf('dora'));
  await login.sendLink();
  await expect(login.status).not.toBeEmpty();
  const link = await otherHouse.outbox.nextLink(emailOf('dora'));
  expect(link.startsWith(otherHouse.at('nosession/SetPassword?'))).toBe(true);
  await page.goto(link);
  await expect(new SetPasswordPage(page).first).toBeVisible();
  await page.goto(otherHouse.url);
  await login.identify(emailOf('dora'));
  await login.logInWith(password);
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  expect(page.url()).toBe(otherHouse.url);
});
