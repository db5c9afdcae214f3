import { equipments } from '@assay/contract/equipment';
import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
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
