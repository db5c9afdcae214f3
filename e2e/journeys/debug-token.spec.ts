import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { test } from '../world.ts';

const groups = ['manager', 'admin', 'audit', 'commission', 'inspection', 'mecu'];

test('an admin takes the groups of others and sees what they see [AUT-08]', async ({ as, server }) => {
  const page = await as('ada', { token: await server.signIn('ada') });
  const admin = new AdminPage(page);
  await visit(page, '/Admin');
  await expect(admin.groups).toHaveCount(6);
  for (const [index, group] of groups.entries()) await expect(admin.groups.nth(index)).toHaveAccessibleName(group);
  for (const group of groups) await expect(admin.group(group)).toBeEnabled();

  await admin.take('manager', 'mecu');
  await expect(page.getByText('Token set. You now have these groups: manager, mecu')).toBeVisible();
  await expect(admin.group('admin')).toBeDisabled();
  await expect(admin.group('inspection')).toBeEnabled();
  await admin.group('manager').uncheck();
  await admin.setToken.click();
  await expect(page.getByText('Your permissions are not enough for seeing this page.')).toBeVisible();
  const account = new AccountPage(page);
  await visit(page, '/Account');
  await expect(account.fact('Level')).toHaveText('User');
  await expect(account.sessionOf('This device').getByText('Debug token')).toBeVisible();
});
