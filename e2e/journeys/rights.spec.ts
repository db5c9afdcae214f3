import { expect } from '@playwright/test';
import { follow, visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

const refusal = 'Your permissions are not enough for seeing this page.';

test('someone without any group sees no bar anywhere and can log out [SHL-02, SHL-08]', async ({ as, server }) => {
  const page = await as('nia', { token: await server.signIn('nia') });
  await visit(page, '/');
  for (const path of ['/', '/Account', '/Administration', '/Admin']) {
    await follow(page, path);
    await expect(page.getByText(refusal), path).toBeVisible();
    await expect(new Bar(page).root, path).toBeHidden();
  }
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading')).toHaveText('There is no page at this address');
  await expect(new Bar(page).root).toBeHidden();
  await follow(page, '/Account');
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL(server.at(''));
  await expect(new LoginPage(page).email).toBeVisible();
});
