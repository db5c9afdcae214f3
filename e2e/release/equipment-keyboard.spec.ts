import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
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
