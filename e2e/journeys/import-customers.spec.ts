import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { csv, ImportPage } from '../pages/import-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const header = ['Name', 'MDM id', 'Language', 'Site', 'Country', 'Contact'];

const path = '/Customers/import';

const customersCsv = (...lines: string[][]) => csv('customers.csv', ...lines);

test('a file is previewed line by line and imported exactly so [EQP-05]', async ({ as, server }) => {
  const [word, mdm] = [unique('Imported'), unique('MDM')];
  const known = await makeCustomer(server, { name: `${word} known`, mdmCustomerId: mdm });
  const page = await as('max');
  await new ImportPage(page).begin(
    path,
    customersCsv(
      header,
      [`${word} new`, '', 'fi', 'Pit', 'Finland', 'Aino'],
      [`${word} renamed`, mdm, '', '', ''],
      [`${word} new`, '', '', 'Pit', ''],
      [`${word} bad`, '', 'klingon', '', ''],
    ),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('customers.csv');
  await expect(page.getByText(/^Started \d\d\.\d\d\.\d{4} \d\d:\d\d UTC by /)).toBeVisible();
  await expect(new ImportPage(page).lines).toHaveCount(4);
  await expect(new ImportPage(page).lines.nth(0)).toContainText(`2New${word} new · Pit · AinoName: ${word} new`);
  await expect(new ImportPage(page).lines.nth(0)).toContainText('Contact: AinoContact site: PitContact language: fi');
  await expect(new ImportPage(page).lines.nth(1)).toContainText(
    `3ChangedRenamed${word} renamedName: renames ${known.name} to ${word} renamed`,
  );
  await expect(new ImportPage(page).lines.nth(2)).toContainText('4Unchanged');
  await expect(new ImportPage(page).lines.nth(3)).toContainText(
    `5Faulty${word} badLanguage: Must be one of en, fi, sv, de, fr, es, pt, ru, zh`,
  );
  await new ImportPage(page).chip('Faulty: 1').click();
  await expect(new ImportPage(page).lines).toHaveCount(1);
  await expect(page).toHaveURL(/\?state=faulty$/);
  const [faulty] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download faulty lines' }).click(),
  ]);
  expect(faulty.suggestedFilename()).toBe('customers-faulty.csv');
  const lines = (await readFile(await faulty.path(), 'utf8')).trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/Fault/),
    expect.stringMatching(new RegExp(`${word} bad.*klingon.*Must be one of`)),
  ]);

  // Left, found again, and only then confirmed.
  await visit(page, '/Customers/import');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Import 2 lines, leave out 1 faulty line' }).click();
  await expect(page.getByRole('status', { name: 'The file was imported' })).toContainText(
    '2 lines imported, 1 line left out because of errors.',
  );
  await expect(page.getByRole('region', { name: 'Left out because of errors' }).locator('tbody tr')).toContainText([
    `${word} bad`,
  ]);
  await page.getByRole('link', { name: 'All customers' }).click();
  await new List(page).search.fill(word);
  await expect(new List(page).links()).toHaveText([`${word} renamed`, `${word} new`]);
  await new List(page).links().nth(1).click();
  const contact = page.getByRole('region', { name: 'Contacts' }).locator('tbody tr');
  await expect(contact).toContainText('Pit');
  await expect(contact).toContainText('Suomi');
});
