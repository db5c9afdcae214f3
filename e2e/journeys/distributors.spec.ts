import { externalUsers } from '@assay/contract/people';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { meddle } from '../database.ts';
import { visit } from '../in-page.ts';
import { lookOverInRelease } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { SetPasswordPage } from '../pages/set-password-page.ts';
import { test } from '../world.ts';

test('staff add, change, activate and delete distributors; a new one sets a password by the mailed link [DIS-01, DIS-02, DIS-03, DIS-05]', async ({
  as,
  borrow,
  server,
}) => {
  const page = await as('dev');
  const list = new List(page);
  const dialog = page.getByRole('dialog');
  await visit(page, '/ExternalUsers');
  await expect(list.rows.filter({ hasText: 'Noel' })).toContainText('Password not set');
  await expect(list.rows.filter({ hasText: 'Dina' })).toContainText(/Active until \d\d\.\d\d\.\d{4}/);
  await expect(list.rows.filter({ hasText: 'Eeva' })).toContainText(/Expired on \d\d\.\d\d\.\d{4}/);
  for (const header of ['Name', 'E-mail', 'Company', 'Status']) {
    await list.sortBy(header);
    await expect(list.header(header)).toHaveAttribute('aria-sort', /ending$/);
  }

  // Nothing is saved while something is missing.
  const [name, company] = [unique('Person'), unique('Drill Service')];
  const email = `${name.toLowerCase()}@partner.example`;
  const before = await server.call(externalUsers.list, { token: await server.tokenOf('dev') });
  await page.getByRole('button', { name: 'Add new user' }).click();
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const fault of ['Enter a name', 'Enter an e-mail address', 'Choose a company', 'Choose at least one division'])
    await expect(dialog.getByText(fault)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByLabel('E-mail').fill('partner.example');
  await dialog.getByText('New', { exact: true }).click();
  await save.click();
  await expect(dialog.getByText('Enter the name of the company')).toBeVisible();
  expect((await server.call(externalUsers.list, { token: await server.tokenOf('dev') })).count).toBe(before.count);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Name of the new company').fill(company);
  await dialog.getByLabel('Distributor admin').check();
  await dialog.getByRole('combobox', { name: 'Divisions' }).click();
  await dialog.getByRole('option', { name: 'Surface drills' }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  await list.search.fill(company);
  const added = list.rows.filter({ hasText: name });
  await expect(added).toContainText(`${email}${company}Password not set`);
  const invited = await borrow();
  const setting = new SetPasswordPage(invited);
  await visit(invited, await server.outbox.nextLink(email));
  await setting.type('Partner-first-1');
  await setting.submit.click();
  await expect(setting.status).not.toBeEmpty();
  await visit(page, `/ExternalUsers?search=${encodeURIComponent(company)}`);
  await expect(added).toContainText('Active until');

  await added.getByRole('link', { name }).click();
  await expect(dialog.getByRole('heading', { name: 'Edit distributor' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} Jr`);
  await dialog.getByRole('combobox', { name: 'Company' }).click();
  await dialog.getByRole('option', { name: 'Other Distributor' }).click();
  await save.click();
  await list.search.fill(name);
  await expect(added).toContainText('Other Distributor');

  // A year later, as nobody else may notice here.
  await meddle(server.dataDir, `update app_user set expires_at = now() - interval '1 day' where email = '${email}'`);
  await page.reload();
  await expect(added).toContainText('Expired on');
  await added.getByRole('button', { name: /^Activate/ }).click();
  await expect(dialog).toContainText('opened for another year');
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(added).toContainText('Active until');
  await added.getByRole('button', { name: `Delete ${name} Jr` }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await added.getByRole('button', { name: `Delete ${name} Jr` }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(added).toBeHidden();
  await list.search.fill('');
  await expect(list.rows.filter({ hasText: 'Dina' })).toBeVisible();
  await lookOverInRelease(page, 'the list of distributors');
  await page.getByRole('button', { name: 'Add new user' }).click();
  await lookOverInRelease(page, 'a new distributor');
});
