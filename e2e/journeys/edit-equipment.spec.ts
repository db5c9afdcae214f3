import { equipments } from '@assay/contract/equipment';
import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { EquipmentForm } from '../pages/equipment-form.ts';
import { test } from '../world.ts';

test('a machine is added with its product, site and companies, and edited [EQP-05]', async ({ as, server }) => {
  const { family } = await makeFamily(server, unique('Picked'), 'M1', 'M2');
  const customer = await makeCustomer(server, { name: unique('Buyer'), sites: [aSite('North'), aSite('South')] });
  const serial = unique('Added');
  const page = await as('max');
  const form = new EquipmentForm(page);
  await visit(page, '/Equipments');
  await page.getByRole('link', { name: 'Add equipment' }).click();
  await form.serial.fill(serial);
  await expect(form.picker('Product model')).toBeDisabled();
  await form.pick('Product family', family.name);
  await expect(form.picker('Product model')).toBeEnabled();
  await form.pick('Product model', 'M2');
  await form.pick('Customer', customer.name);
  await expect(form.picker('Site')).toBeEnabled();
  await form.pick('Site', 'south');
  await form.pick('Assigned companies', 'kivi');
  await expect(page.getByRole('button', { name: 'Remove Kivi Drilling Service' })).toBeVisible();
  await expect(form.picker('Site')).toHaveValue('South');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(serial);
  await expect(page.locator('dd')).toHaveText([
    serial,
    '–',
    '–',
    `${family.name} · M2`,
    customer.name,
    'South',
    'Kivi Drilling Service',
  ]);

  await page.getByRole('link', { name: 'Edit' }).click();
  await form.nickname.fill('Renamed');
  await page.getByRole('button', { name: 'Clear Site' }).click();
  await page.getByRole('button', { name: 'Remove Kivi Drilling Service' }).click();
  await form.save.click();
  await expect(page.locator('dd').filter({ hasText: 'Renamed' })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const saved = await server.call(equipments.get, { token: await server.tokenOf('ada'), params: { id } });
  expect(saved).toMatchObject({
    nickName: 'Renamed',
    customer: { name: customer.name },
    customerSite: null,
    companies: [],
  });
});

test('faults of a machine are shown at their fields, and nothing that was typed is lost', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(409, 'api/v1/Equipments');
  const taken = await makeMachine(server, { mdmEquipmentId: unique('MDM') });
  const page = await as('max');
  const form = new EquipmentForm(page);
  await visit(page, '/Equipments/new');
  await form.save.click();
  await expect(form.picker('Product family')).toHaveAccessibleDescription('Choose a product family and model');
  await expect(form.serial).toHaveAccessibleDescription('Enter a serial number or a nickname');
  await expect(form.serial).toBeFocused();
  await form.pick('Product family', taken.productFamilyName);
  await form.pick('Product model', taken.productModelName);
  await form.serial.fill(taken.serialNumber.toLowerCase());
  await form.save.click();
  await expect(form.serial).toHaveAccessibleDescription('The family has an equipment with this serial number already');
  await expect(form.serial).toBeFocused();
  await form.serial.fill(unique('Free'));
  await form.mdmId.fill(taken.mdmEquipmentId);
  await form.save.click();
  await expect(form.mdmId).toHaveAccessibleDescription('Another equipment has this MDM id');
  await form.mdmId.fill('');
  await form.save.click();
  await expect(page.locator('dd').nth(3)).toContainText(taken.productModelName);
});

test('unsaved changes of a machine are not left without a question', async ({ as, server }) => {
  const machine = await makeMachine(server);
  const page = await as('max');
  const form = new EquipmentForm(page);
  await visit(page, `/Equipments/${machine.id}/edit`);
  await form.nickname.fill('Typed');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(form.nickname).toHaveValue('Typed');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine.serialNumber);
});
