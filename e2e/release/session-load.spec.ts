import { expect } from '@playwright/test';
import { hold, tokenIn } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('says that it is authorizing until the group is known, and loading while a page loads; a session that fails to load ends in the login screen, which can try again [SHL-09, SHL-11]', async ({
  as,
  faults,
}) => {
  faults.expect(/^answer: 500 .*\/auth\/group$/);
  faults.expectRefusal(500, 'api/v1/auth/group');
  const page = await as('ada', { fresh: true });
  const bar = new Bar(page);
  const tellGroup = await hold(page, /\/api\/v1\/auth\/group$/);
  const sendPage = await hold(page, /\/assets\/AdminPage-[^/]+\.js$/);
  const userKnown = page.waitForResponse(/\/api\/v1\/auth\/user$/);
  // The page's code does not wait for the session.
  const pageRequested = page.waitForRequest(/\/assets\/AdminPage-[^/]+\.js$/);
  await page.goto('/Admin');
  await userKnown;
  await pageRequested;
  await expect(page.getByRole('status')).toHaveText('Authorizing.....');
  await expect(bar.root).toBeHidden();
  tellGroup();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expect(bar.root).toBeVisible();
  sendPage();
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();

  const login = new LoginPage(page);
  await page.route(/\/api\/v1\/auth\/group$/, (route) => route.fulfill({ status: 500, body: 'down' }), { times: 1 });
  await page.goto('/Admin');
  await expect(login.email).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your session could not be loaded');
  await expect(bar.root).toBeHidden();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Debug token' })).toBeVisible();
});

test('a session that cannot be requested ends in the login screen too [SHL-11]', async ({ as, faults }) => {
  faults.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/auth\/user$/);
  const page = await as('max', { fresh: true });
  await page.clock.install();
  await page.route(/\/api\/v1\/auth\/user$/, (route) => route.abort());
  await page.goto('/Admin');
  await expect(page.getByText('Authorizing.....')).toBeVisible();
  // It tries again by itself a few times, each time later.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(new LoginPage(page).email).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
});

test('an ended session is cleared when the user is loaded [SHL-12]', async ({ open, server, faults }) => {
  faults.expectRefusal(401, 'api/v1/auth/(user|group|accountFlags)');
  const token = await server.signIn('uma');
  await server.logOut(token);
  const page = await open({ token });
  await page.goto('/Account');
  await expect(new LoginPage(page).email).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await tokenIn(page)).toBeNull();
  await page.reload();
  await expect(new LoginPage(page).email).toBeVisible();
});
