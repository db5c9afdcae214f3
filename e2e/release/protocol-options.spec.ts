import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('a new protocol has its defaults, and types turn off and clear what they do not have, saying so [PRO-10]', async ({
  as,
  server,
}) => {
  const { family } = await makeFamily(server, unique('Fam'));
  const point = await makePoint(server, { type: 'Comment', name: unique('Default') });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const appendix = page.getByRole('checkbox', { name: /info appendix/i });
  await creator.open(point.name);
  await creator.openGeneralOptions();
  await expect(creator.category(1).getByLabel('Title')).toHaveValue('default');
  await expect(creator.categories).toHaveCount(1);
  await expect(appendix).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Phases' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Show current loaded hours' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Rating table: Start' })).toBeVisible();

  for (const type of ['Closed', 'Equipment configurator', 'Crusher audit']) {
    await creator.chooseType('commissioning');
    await appendix.check();
    await creator.chooseType(type);
    await expect(page.getByText(`${type} protocols have no info appendix: it was turned off.`)).toBeVisible();
    await expect(appendix).not.toBeChecked();
    await expect(appendix).toBeDisabled();
  }
  await creator.chooseType('commissioning');
  await creator.chooseProduct(1, family.name);
  await creator.category(1).getByRole('button', { name: 'Add subcategory' }).click();
  await page.getByRole('button', { name: 'Add group' }).click();
  await creator.chooseType('site audit');
  for (const note of [
    'Site audit protocols have no products: they were removed.',
    'Only commissioning protocols have category groups: they were removed.',
    'Only commissioning protocols have subcategories: their titles were removed.',
  ])
    await expect(page.getByText(note)).toBeVisible();
  await expect(creator.product(1)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(creator.name).toHaveValue(`Commissioning ${family.name}`);
  await expect(page.getByRole('group', { name: 'Group 1', exact: true })).toBeVisible();
  await creator.chooseType('site audit');
  await creator.add(point.name);
  expect(await creator.saveIt()).toMatchObject({
    infoAppendix: false,
    categoryGroups: [],
    phasesOn: false,
    phases: [],
    ratingTableLocation: 'Start',
    showCurrentLoadedHours: true,
    targets: [{ productFamilyId: null, productModelId: null, equipmentId: null }],
    categories: [{ title: 'default', subcategoryTitles: [] }],
  });
});
