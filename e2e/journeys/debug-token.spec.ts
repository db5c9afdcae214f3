import { auth } from '@assay/contract/auth';
import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { Bar } from '../pages/bar.ts';
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

test('a token without groups shows what someone without rights sees [AUT-08, SHL-02]', async ({ as, server }) => {
  const page = await as('ada', { token: await server.signIn('ada') });
  const bar = new Bar(page);
  await visit(page, '/Admin');
  await expect(bar.root).toBeVisible();
  await new AdminPage(page).take();
  await expect(page.getByText('Your permissions are not enough for seeing this page.')).toBeVisible();
  await expect(bar.root).toBeHidden();
  await page.getByRole('button', { name: 'End debug token' }).click();
  await expect(bar.root).toBeVisible();
  await expect(new AdminPage(page).group('admin')).toBeEnabled();
});

test('a manager cannot become an admin, on the screen or by the call [AUT-08]', async ({ as, server }) => {
  const page = await as('max');
  const admin = new AdminPage(page);
  await visit(page, '/Admin');
  await expect(admin.group('admin')).toBeDisabled();
  for (const group of groups.filter((name) => name !== 'admin')) await expect(admin.group(group)).toBeEnabled();
  const raise = { ...auth.debugToken, path: `${auth.debugToken.path}?groups=admin` };
  await expect(server.call(raise, { token: await server.tokenOf('max') })).rejects.toThrow('403');
});

test('says so where debug tokens are turned off [AUT-08]', async ({ as, otherServer }) => {
  const page = await as('ada', { server: otherServer });
  const admin = new AdminPage(page);
  await page.goto(otherServer.at('Admin'));
  await expect(page.getByText('Debug tokens are turned off here.')).toBeVisible();
  await expect(admin.setToken).toBeDisabled();
  for (const group of groups) await expect(admin.group(group)).toBeDisabled();
});
