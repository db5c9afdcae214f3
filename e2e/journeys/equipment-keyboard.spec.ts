import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { hold, visit } from '../in-page.ts';
import { Keyboard } from '../keyboard.ts';
import { EquipmentForm } from '../pages/equipment-form.ts';
import { test } from '../world.ts';

test('by keyboard alone someone adds a machine, picking its product by arrows and by name', async ({ as, server }) => {
  const { family } = await makeFamily(server, unique('Keys'), 'K9', 'K10', 'K100');
  const serial = unique('Keyed');
  const page = await as('max');
  const [keys, form] = [new Keyboard(page), new EquipmentForm(page)];
  await visit(page, '/Equipments');
  await keys.use(page.getByRole('link', { name: 'Add equipment' }));
  await keys.tabTo(form.serial);
  await keys.type(serial);
  await keys.tabTo(form.picker('Product family'));
  await keys.type(family.name);
  await keys.press('Enter');
  await expect(form.picker('Product family')).toHaveValue(family.name);
  await keys.tabTo(form.picker('Product model'));
  await keys.press('ArrowDown');
  const options = page.getByRole('listbox', { name: 'Product model' }).getByRole('option');
  await expect(options).toHaveText(['K9', 'K10', 'K100']);
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(form.picker('Product model')).toHaveValue('K10');
  // Escape gives up what was typed, not what was chosen.
  await keys.type('K9');
  await keys.press('Escape');
  await expect(form.picker('Product model')).toHaveValue('K10');
  await keys.use(form.save);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(serial);
});

test('a name and Enter choose, however late the answer comes, and never send the form', async ({ as, server }) => {
  const { family } = await makeFamily(server, unique('Fast'), 'F1');
  const page = await as('max');
  const form = new EquipmentForm(page);
  await visit(page, '/Equipments/new');
  for (let round = 0; round < 6; round += 1) {
    await form.pick('Product family', round % 2 ? 'Brio' : family.name);
    await expect(form.picker('Product family')).toHaveValue(round % 2 ? 'Brio' : family.name);
  }
  const goOn = await hold(page, /\/api\/v1\/ProductFamilies\/query\?.*search=Grizz/);
  await form.name('Product family', 'Grizz');
  await form.serial.click();
  goOn();
  await expect(form.picker('Product family')).toHaveAttribute('aria-expanded', 'false');
  await expect(form.picker('Product family')).toHaveValue('Grizz');
  await expect(page).toHaveURL(server.at('Equipments/new'));
});

test('a picker says when nothing matches, when choices cannot be had, and asks again', async ({ as, faults }) => {
  faults.expect(/^answer: 500 .*customers\/query/, /status of 500/);
  const page = await as('max');
  const form = new EquipmentForm(page);
  await visit(page, '/Equipments/new');
  await form.picker('Customer').fill('no customer is called so');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.route(/customers\/query/, (route) => route.fulfill({ status: 500, body: 'down' }));
  await form.picker('Customer').fill('harju');
  await expect(page.getByRole('alert')).toContainText('This could not be done');
  await page.unroute(/customers\/query/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('option', { name: /Harjukivi/ }).click();
  await expect(form.picker('Customer')).toHaveValue(/Harjukivi/);
});
