import { expect } from '@playwright/test';
import { password } from '../cast.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

test('the answer to an external log-in carries the token and the person [AUT-05]', async ({ borrow }) => {
  const page = await borrow();
  const login = new LoginPage(page);
  // An address that people guess: it leads to where the login screen is.
  await page.goto('/login');
  await login.identify('DORA@Distributor.Example');
  const answered = page.waitForResponse(/\/auth\/external$/);
  await login.logInWith(password);
  expect(await (await answered).json()).toEqual({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    userInfo: {
      id: expect.any(String),
      name: 'Dora Petrova',
      email: 'dora@distributor.example',
      debugToken: false,
      externalUser: true,
      externalUserCompany: { id: expect.any(String), name: 'Kivi Drilling Service' },
      externalUserDistributorAdmin: true,
      externalUserDivisionIds: [expect.any(String), expect.any(String)],
    },
  });
  await expect(new Bar(page).person).toHaveText('dora@distributor.example');
  await expect(login.heading).toHaveText('My page');
  await page.goto('/login');
  await expect(login.heading).toHaveText('My page');
});
