import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { meddle } from '../database.ts';
import { visit } from '../in-page.ts';
import { makeInspectable } from '../inspections.ts';
import { lookOverInRelease } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { StartPage } from '../pages/start-page.ts';
import { test } from '../world.ts';

test('the certification manager keeps who is certified; who starts without a valid certificate is warned, and the reviewer sees it [CRT-01, CRT-02]', async ({
  as,
  server,
  faults,
}) => {
  const { machine, protocol } = await makeInspectable(server);
  const family = machine.productFamilyName;
  const page = await as('carl');
  const list = new List(page);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  const email = `${unique('certified').toLowerCase()}@provider.example`;
  await visit(page, '/certifications');
  await expect(list.header('E-mail')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Add new' }).click();
  await save.click();
  await expect(dialog.getByText('Enter an e-mail address')).toBeVisible();
  await expect(dialog.getByText('Enter the employee ID')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Employee ID').fill('E-4711');
  await dialog.getByRole('button', { name: 'Add certification' }).click();
  const today = new Date().toISOString().slice(0, 10);
  const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  await expect(dialog.getByLabel('Certified on')).toHaveValue(today);
  await expect(dialog.getByLabel('Expires on')).toHaveValue(inTwoYears);
  await dialog.getByRole('combobox', { name: 'Product family' }).fill(family);
  await dialog.getByRole('option', { name: family }).click();
  await lookOverInRelease(page, 'the dialog of a certified user');
  // The second press finds the button disabled, and the reply has a certification without a temporary id.
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/certifiedUsers'),
  );
  await page.route('**/certifiedUsers', async (route) => {
    if (route.request().method() === 'POST') await expect(save).toBeDisabled();
    await route.continue();
  });
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ certifications: [{ id: '', expirationDate: inTwoYears }] });
  await expect(dialog).toBeHidden();
  await page.unroute('**/certifiedUsers');

  await list.search.fill(email);
  const row = list.rows.filter({ hasText: email });
  await expect(row).toContainText(`E-4711${family}${inTwoYears.split('-').reverse().join('.')}`);
  await expect(row).not.toContainText('Expired');
  await row.getByRole('link', { name: email }).click();
  await dialog.getByLabel('Certified on').fill('2020-01-01');
  await dialog.getByLabel('Expires on').fill('2022-01-01');
  await page.route('**/certifiedUsers/*', (route) => route.fulfill({ status: 500, json: {} }));
  faults.expect(/status of 500/, /^answer: 500/);
  await save.click();
  const area = page.getByText(`Error updating user "${email}" (E-4711)`);
  await expect(area).toBeAttached();
  await page.unroute('**/certifiedUsers/*');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(area).toBeHidden();
  await expect(row).toContainText('01.01.2022Expired');

  // Uma holds none for this family: she is warned and goes on, and her reviewer sees it.
  const inspector = await as('uma');
  await visit(inspector, `/Reports/new?equipment=${machine.id}`);
  await expect(inspector.getByText(`You have no valid certificate for ${family}`)).toBeVisible();
  const idOf = (address: string) => `(select id from certified_user where email = '${address}' and deleted_at is null)`;
  await meddle(
    server.dataDir,
    `update certification set certified_user_id = ${idOf('uma@provider.example')} where certified_user_id = ${idOf(email)}`,
  );
  await visit(inspector, '/');
  await visit(inspector, `/Reports/new?equipment=${machine.id}`);
  await expect(inspector.getByText(`Your certificate for ${family} expired on 01.01.2022`)).toBeVisible();
  const start = new StartPage(inspector);
  await start.protocol(protocol.name).check();
  await start.start.click();
  await expect(inspector).toHaveURL(/\/perform$/);
  const id = new URL(inspector.url()).pathname.split('/').at(-2) ?? '';
  const reviewer = await as('max');
  await visit(reviewer, `/Reports/${id}/details`);
  await expect(reviewer.getByRole('note')).toContainText('Started with an expired certificate');
  await visit(reviewer, `/Reports/${id}`);
  await expect(reviewer.getByRole('note')).toContainText(`certificate for ${family} had expired`);

  await list.search.fill('E-4711');
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(list.rows).toHaveCount(0);
});
