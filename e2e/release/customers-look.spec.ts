import { expect } from '@playwright/test';
import { aContact, aSite, changeCustomer, inputOf, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { CustomerForm } from '../pages/customer-form.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const long = 'W'.repeat(200);
const readsWell = 'reads well for everyone, with very long names too';

test(`the list of customers ${readsWell}`, async ({ as, server }) => {
  const word = unique('Look');
  await makeCustomer(server, { name: `${word}${'W'.repeat(170)}`, englishName: long, mdmCustomerId: unique(word) });
  await makeCustomer(server, { name: `${word} شركة وادي الحجر 🪨` });
  const page = await as('ada');
  const list = new List(page);
  await visit(page, `/Customers?search=${word}`);
  await expect(list.rows).toHaveCount(2);
  await lookOver(page, 'the list');
  await list.rows.first().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('dl')).toBeVisible();
  await lookOver(page, 'the question before deleting');
  await visit(page, '/Customers?search=nothing-at-all');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await lookOver(page, 'the empty list');
});

test(`a customer ${readsWell}`, async ({ as, server }) => {
  const contacts = [aContact(long, { email: `${'e'.repeat(64)}@customer.example`, phoneNumber: '1'.repeat(50) })];
  const sites = [aSite(long, { country: 'C'.repeat(100) })];
  const { id } = await makeCustomer(server, { name: long, englishName: long, sites, contacts });
  const other = await makeCustomer(server, { name: unique('Other') });
  const page = await as('ada');
  await visit(page, `/Customers/${id}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await lookOver(page, 'the customer');
  await visit(page, `/Customers/${id}/compare/${other.id}`);
  await page.getByRole('button', { name: 'MERGE' }).waitFor();
  await lookOver(page, 'the comparison');
});

test(`the form of a customer ${readsWell}`, async ({ as, server, faults }) => {
  faults.expectRefusal(412, 'api/v1/customers/[^/]+');
  const begun = await makeCustomer(server, { name: long, sites: [aSite(long)], contacts: [aContact('Aino')] });
  const page = await as('ada');
  const form = new CustomerForm(page);
  await visit(page, `/Customers/${begun.id}/edit`);
  await form.name.fill('Mine');
  await lookOver(page, 'the form');
  await changeCustomer(server, begun, { ...inputOf(begun), name: `${long.slice(0, 190)} theirs`, sites: [] });
  await form.save.click();
  await expect(form.conflict).toBeVisible();
  await lookOver(page, 'the conflict');
});

test(`importing ${readsWell}`, async ({ as }) => {
  const page = await as('ada');
  await visit(page, '/Customers/import');
  await expect(page.getByRole('button', { name: 'Choose a CSV or XLSX file' })).toBeVisible();
  await lookOver(page, 'the start');
  const lines = ['Name;Language', `${long};en`, 'Bad;xx'].join('\n');
  const file = { name: `${'long-'.repeat(30)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines) };
  await page.getByLabel('Choose a CSV or XLSX file').setInputFiles(file);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(2);
  await lookOver(page, 'the preview');
});
