import { customers } from '@assay/contract/customers';
import { expect } from '@playwright/test';
import { aContact, aSite, changeCustomer, inputOf, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { CustomerForm } from '../pages/customer-form.ts';
import { test } from '../world.ts';

test('a customer is created with a site and a contact of that site', async ({ as, server }) => {
  const name = unique('Created');
  const page = await as('max');
  const form = new CustomerForm(page);
  await visit(page, '/Customers');
  await page.getByRole('link', { name: 'New customer' }).click();
  await form.name.fill(name);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Suomi' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('Suomi');
  await form.addSite.click();
  await expect(form.site(1).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Louhos 2');
  await form.site(1).getByLabel('Country').fill('Finland');
  await form.addContact.click();
  await page.keyboard.type('Aino');
  await form.contact(1).getByRole('combobox', { name: 'Site' }).click();
  await page.getByRole('option', { name: 'Louhos 2' }).click();
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Contacts' }).locator('tbody')).toHaveText('AinoLouhos 2Suomi');
  const id = page.url().split('/').at(-1) ?? '';
  const made = await server.call(customers.get, { token: await server.tokenOf('ada'), params: { id } });
  expect(made).toMatchObject({ name, language: 'fi', sites: [{ name: 'Louhos 2', country: 'Finland' }] });
  expect(made.contacts[0]?.customerSiteId).toBe(made.sites[0]?.id);
});

test('faults are shown at their fields, and nothing that was typed is lost', async ({ as, server, faults }) => {
  faults.expectRefusal(400, 'api/v1/customers');
  faults.expectRefusal(409, 'api/v1/customers');
  const { mdmCustomerId } = await makeCustomer(server, { name: unique('Taken'), mdmCustomerId: unique('MDM') });
  const page = await as('max');
  const form = new CustomerForm(page);
  await visit(page, '/Customers/new');
  await form.mdmId.fill(mdmCustomerId);
  await form.addSite.click();
  await form.site(1).getByLabel('Country').fill('Chile');
  await form.save.click();
  await expect(form.name).toHaveAccessibleDescription('Enter a name');
  await expect(form.site(1).getByLabel('Name')).toHaveAccessibleDescription('Enter a name');
  await expect(form.name).toBeFocused();
  await form.name.fill(unique('Corrected'));
  await form.site(1).getByLabel('Name').fill('Pit');
  await form.save.click();
  await expect(form.mdmId).toHaveAccessibleDescription('Another customer has this MDM id');
  await expect(form.site(1).getByLabel('Country')).toHaveValue('Chile');
  await form.mdmId.fill('');
  await form.save.click();
  await expect(page.getByRole('region', { name: 'Sites' }).locator('tbody')).toHaveText('PitChile');
});

test('of two people who change the same customer the second sees both values and chooses', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(412, 'api/v1/customers/[^/]+');
  const begun = await makeCustomer(server, {
    name: unique('Contested'),
    mdmCustomerId: unique('MDM'),
    sites: [aSite('North', { country: 'Finland' }), aSite('South')],
    contacts: [aContact('Aino')],
  });
  const [ada, max] = [await as('ada'), await as('max')];
  const [first, second] = [new CustomerForm(ada), new CustomerForm(max)];
  for (const page of [ada, max]) await visit(page, `/Customers/${begun.id}/edit`);
  await first.name.fill('Name of Ada');
  await first.site(1).getByLabel('Country').fill('Sweden');
  await first.addContact.click();
  await ada.keyboard.type('Contact of Ada');
  await second.name.fill('Name of Max');
  await second.mdmId.fill('');
  await second.site(2).getByLabel('Country').fill('Norway');
  await first.save.click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Name of Ada');

  await second.save.click();
  await expect(second.conflict).toBeVisible();
  const name = second.difference('Name');
  await expect(name.mine).toHaveAccessibleName('Yours Name of Max');
  await expect(name.theirs).toHaveAccessibleName('Theirs Name of Ada');
  await expect(name.mine).toBeChecked();
  await expect(second.difference('MDM ID').mine).toHaveAccessibleName('Yours (empty)');
  await expect(second.difference('Sites: North, Country').theirs).toBeChecked();
  await expect(second.difference('Sites: South, Country').mine).toBeChecked();
  await expect(second.difference('Contacts: Contact of Ada').mine).toHaveAccessibleName('Yours (not there)');

  // Back to the form and to the same question: nothing is lost on the way.
  await second.conflict.getByRole('button', { name: 'Back to the form' }).click();
  await expect(second.name).toHaveValue('Name of Max');
  await second.save.click();
  await name.theirs.check();
  await second.difference('MDM ID').theirs.check();
  await second.conflict.getByRole('button', { name: 'Save these choices' }).click();
  await expect(max.getByRole('heading', { level: 1 })).toHaveText('Name of Ada');
  const saved = await server.call(customers.get, { token: await server.tokenOf('ada'), params: { id: begun.id } });
  expect(saved).toMatchObject({
    name: 'Name of Ada',
    mdmCustomerId: begun.mdmCustomerId,
    sites: [
      { name: 'North', country: 'Sweden' },
      { name: 'South', country: 'Norway' },
    ],
    contacts: [{ name: 'Aino' }, { name: 'Contact of Ada' }],
  });
});

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
