import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('the name follows type, families and models until it is turned off [PRO-05]', async ({ as, server }) => {
  const { family } = await makeFamily(server, unique('Fam'), 'M1', 'M2');
  const second = await makeFamily(server, unique('Sec'));
  const point = await makePoint(server, { type: 'Comment', name: unique('Name') });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(point.name);
  await expect(creator.automatic).toBeChecked();
  await expect(creator.name).toHaveValue('');
  await creator.chooseType('mid-year');
  await expect(creator.name).toHaveValue('Mid-year');
  await creator.chooseProduct(1, family.name, 'M2');
  await page.getByRole('button', { name: 'Add product' }).click();
  await creator.chooseProduct(2, second.family.name);
  const name = `Mid-year ${family.name}, ${second.family.name} M2`;
  await expect(creator.name).toHaveValue(name);
  await expect(creator.name).not.toBeEditable();

  await creator.automatic.uncheck();
  await creator.name.fill(`${name}, short`);
  await creator.chooseType('annual');
  await expect(creator.name).toHaveValue(`${name}, short`);
  await creator.automatic.check();
  await expect(creator.name).toHaveValue(name.replace('Mid-year', 'Annual'));
  await creator.automatic.uncheck();
  await creator.name.fill(' My own ');
  await creator.add(point.name);
  expect((await creator.saveIt()).name).toBe('My own');
});
