import { customers } from '@assay/contract/customers';
import { expect } from '@playwright/test';
import { aContact, aSite, changeCustomer, inputOf, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { CustomerForm } from '../pages/customer-form.ts';
import { test } from '../world.ts';

test('unsaved changes are not left without asking, by link, by back or by closing', async ({ as, server }) => {
  const { id, name } = await makeCustomer(server, { name: unique('Guarded') });
  const page = await as('max');
  const form = new CustomerForm(page);
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await visit(page, `/Customers/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await form.name.fill('Unsaved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.name).toHaveValue('Unsaved');
  const dialogShown = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await dialogShown).dismiss();
  await expect(form.name).toHaveValue('Unsaved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const answers = [
    question.getByRole('button', { name: 'Cancel' }),
    question.getByRole('button', { name: 'Leave and lose the changes' }),
  ];
  const [cancel, leave] = await Promise.all(answers.map((answer) => answer.boundingBox()));
  expect(cancel?.y).toBe(leave?.y);
  await question.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the history tells Managers who changed what, when, from and to, in UTC', async ({ as, server }) => {
  const begun = await makeCustomer(server, {
    name: unique('Past'),
    language: 'es',
    sites: [aSite('Campamento 40')],
    contacts: [aContact('Stina')],
  });
  await changeCustomer(server, begun, { ...inputOf(begun), name: 'Renamed' });
  const page = await as('max', { timezoneId: 'Pacific/Auckland' });
  await visit(page, `/Customers/${begun.id}`);
  const history = page.getByRole('heading', { name: 'History' }).locator('xpath=ancestor::section');
  const newest = history.locator('ol > li').first();
  const [entry] = await server.call(customers.history, {
    token: await server.tokenOf('max'),
    params: { id: begun.id },
  });
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(entry?.at ?? '') ?? [];
  await expect(newest.locator('time')).toHaveText(`${day}.${month}.${year} ${time}`);
  await expect(newest).toContainText(entry?.actor ?? 'nobody');
  await expect(newest).toContainText(`Name changed from ${begun.name} to Renamed`);
  for (const entry of ['added the site Campamento 40', 'added the contact Stina', 'created the customer'])
    await expect(history.locator('ol > li').filter({ hasText: entry })).toHaveCount(1);
  await expect(history.locator('ol > li').last()).toContainText('Language: Español');
});
