import { expect } from '@playwright/test';
import { emailOf } from '../cast.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { basePath, test } from '../world.ts';

test('everything works below a path: deep link, sign-in, reload, navigation, log-out [SHL-06]', async ({
  open,
  otherServer,
  goodbye,
}) => {
  const page = await open({ server: otherServer });
  const bar = new Bar(page);
  const outside: string[] = [];
  page.on('request', (call) => {
    const { origin, pathname } = new URL(call.url());
    if (origin === new URL(otherServer.url).origin && !pathname.startsWith(basePath)) outside.push(pathname);
  });

  await page.goto(otherServer.at('Admin'));
  await new LoginPage(page).identify(emailOf('ada'));
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  expect(page.url()).toBe(otherServer.at('Admin'));
  await page.reload();
  await expect(bar.person).toHaveText(emailOf('ada'));
  await bar.name.click();
  await page.waitForURL(otherServer.url);
  await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
  await page.goto(otherServer.at('ADMIN/'));
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  await bar.logOut.click();
  await page.waitForURL(goodbye.url);
  expect(outside).toEqual([]);
});
