import { expect } from '@playwright/test';
import { aContact, aSite, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

test('two customers are compared side by side and merged; old links lead to the survivor [CUS-04]', async ({
  as,
  server,
}) => {
  const word = unique('Twin');
  const first = await makeCustomer(server, {
    name: `${word} first`,
    mdmCustomerId: `${word}-1`,
    language: 'fi',
    sites: [aSite('North'), aSite('Both')],
  });
  const second = await makeCustomer(server, {
    name: `${word} second`,
    sites: [aSite('Both'), aSite('South')],
    contacts: [aContact('Aino')],
  });
  const page = await as('ada');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
  await visit(page, `/Customers/${first.id}/compare/${second.id}`);
  await expect(row('Name').getByRole('cell')).toHaveText([first.name, second.name]);
  await expect(row('Name')).toContainText('differs');
  await expect(row('Sites').getByRole('cell')).toHaveText(['BothNorth', 'BothSouth']);
  await expect(row('Language').getByRole('cell')).toHaveText(['Suomi', 'English']);
  await expect(row('English name')).not.toContainText('differs');
  await expect(page.getByRole('columnheader')).toContainText([
    'Field',
    `Will be merged${first.name}`,
    `Will be kept${second.name}`,
  ]);
  await page.getByRole('link', { name: 'Swap the two' }).click();
  await expect(row('Name').getByRole('cell')).toHaveText([second.name, first.name]);
  await page.getByRole('link', { name: 'Swap the two' }).click();
  await expect(row('Name').getByRole('cell')).toHaveText([first.name, second.name]);

  const dialog = page.getByRole('dialog', { name: 'Merge the two customers into one' });
  await page.getByRole('button', { name: 'MERGE' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(first.name);
  await expect(dialog.locator('dl > div')).toHaveText([
    `Kept${second.name}`,
    `Merged${first.name} (MDM ID ${word}-1)`,
    `MDM ID afterwards${word}-1`,
    'English name afterwards–',
    'Language afterwardsEnglish',
  ]);
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'CANCEL' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(server.at(`Customers/${first.id}/compare/${second.id}`));

  await page.getByRole('button', { name: 'MERGE' }).click();
  await dialog.getByLabel('Name').fill(`${word} joined`);
  await dialog.getByRole('button', { name: 'MERGE' }).click();
  await expect(page).toHaveURL(server.at(`Customers/${second.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} joined`);
  await expect(page.getByRole('region', { name: 'Sites' }).locator('tbody tr')).toHaveCount(3);

  await visit(page, `/Customers/${first.id}`);
  await expect(page).toHaveURL(server.at(`Customers/${second.id}`));
  await expect(page.getByText(`was merged into ${word} joined, which is shown here`)).toBeVisible();
});
