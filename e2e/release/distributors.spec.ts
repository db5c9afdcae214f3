import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('an admin of a distributor manages the users of their own company, without its rights and company [DIS-03, DIS-04]', async ({
  as,
}) => {
  const page = await as('dora');
  await visit(page, '/');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const list = new List(page);
  await expect(list.rows.filter({ hasText: 'Dina' })).toBeVisible();
  await expect(page.getByText('Otto')).toBeHidden();
  await list.rows.filter({ hasText: 'Dina' }).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('dina@distributor.example');
  await expect(dialog.getByRole('checkbox')).toBeHidden();
  await expect(dialog.getByRole('combobox', { name: 'Company' })).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dina Salmela-Kivi');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list.rows.filter({ hasText: 'Dina Salmela-Kivi' })).toBeVisible();
  await list.rows.filter({ hasText: 'Dina' }).getByRole('link').click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dina Salmela');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const other = await as('dina');
  await visit(other, '/UserManagement');
  await expect(other.getByText('Your permissions are not enough for seeing this page.')).toBeVisible();
});
