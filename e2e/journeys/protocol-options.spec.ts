import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('phases with new ones, appendix, rating table, loaded hours, groups and subcategories are chosen and kept, the last two for commissioning alone [PRO-08]', async ({
  as,
  server,
}) => {
  const word = unique('Opt');
  const { family } = await makeFamily(server, unique('Fam'));
  const point = await makePoint(server, { type: 'Comment', name: word });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const phases = page.getByRole('group', { name: /^Phase \d/ });
  const groups = page.getByRole('heading', { name: 'Category groups' });
  await creator.open(word);
  await creator.chooseType('annual');
  await expect(groups).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add subcategory' })).toBeHidden();

  await creator.chooseType('commissioning');
  await creator.chooseProduct(1, family.name);
  await creator.add(point.name);
  await creator.openGeneralOptions();
  await page.getByRole('checkbox', { name: 'Info appendix' }).check();
  await page.getByRole('checkbox', { name: 'Show current loaded hours' }).uncheck();
  for (const location of ['Start', 'End', 'None', 'Start'])
    await page.getByRole('button', { name: `Rating table: ${location}` }).click();
  await expect(page.getByRole('button', { name: 'Rating table: End' })).toBeVisible();

  await creator.category(1).getByRole('button', { name: 'Add subcategory' }).click();
  await creator.category(1).getByRole('textbox', { name: 'Subcategory 1' }).fill('Left side');
  await page.getByRole('checkbox', { name: 'Phases' }).check();
  await expect(phases.first()).toHaveText('Stopped');
  await page.getByRole('textbox', { name: 'New phase' }).fill(`${word} phase`);
  await page.getByRole('button', { name: 'Create phase' }).click();
  await expect(phases.last()).toHaveText(`${word} phase`);
  const many = await phases.count();
  await page.getByRole('button', { name: `Move Phase ${many} up` }).click();
  await expect(phases.nth(many - 2)).toHaveText(`${word} phase`);
  await page.getByRole('button', { name: 'Remove Phase 1', exact: true }).click();
  await expect(phases).toHaveCount(many - 1);
  await creator
    .row(word)
    .getByRole('combobox', { name: `Phase of ${word}` })
    .selectOption(`${word} phase`);

  await creator.addCategory('Diesel');
  await creator.addCategory('Electric');
  await page.getByRole('button', { name: 'Add group' }).click();
  const group = page.getByRole('group', { name: 'Group 1', exact: true });
  await group.getByRole('textbox', { name: 'Name of the group' }).fill('Drive');
  const kinds = group.getByRole('combobox', { name: 'Kind' });
  await expect(kinds.locator('option')).toHaveText([/^Mandatory/, /^Optional/, /^Alternatives/]);
  await kinds.selectOption('alternatives');
  await group.getByRole('combobox', { name: 'Category 1' }).selectOption('Electric');
  for (const _ of [2, 3]) await group.getByRole('button', { name: 'Add category to the group' }).click();
  await group.getByRole('combobox', { name: 'Category 2' }).selectOption('Diesel');
  await expect(group.getByRole('combobox', { name: 'Category 3' })).toHaveValue('-1');
  await creator.category(2).getByRole('button', { name: 'Move Diesel down' }).click();
  await expect(group.getByRole('combobox', { name: 'Category 2' })).toHaveValue('2');
  for (const [number, kind] of [
    [2, 'mandatory'],
    [3, 'optional'],
  ] as const) {
    await creator.addCategory(`${kind} category`);
    await page.getByRole('button', { name: 'Add group' }).click();
    const other = page.getByRole('group', { name: `Group ${number}`, exact: true });
    await other.getByRole('textbox', { name: 'Name of the group' }).fill(kind);
    await other.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    await other.getByRole('combobox', { name: 'Category 1' }).selectOption(`${kind} category`);
  }

  const saved = await creator.saveIt();
  expect(saved).toMatchObject({
    infoAppendix: true,
    showCurrentLoadedHours: false,
    ratingTableLocation: 'End',
    phasesOn: true,
    categories: [
      { title: 'default', subcategoryTitles: ['Left side'] },
      { title: 'Electric', subcategoryTitles: [] },
      { title: 'Diesel' },
      { title: 'mandatory category' },
      { title: 'optional category' },
    ],
    // The slot without a category, -1, is not kept.
    categoryGroups: [
      { name: 'Drive', kind: 'alternatives', categoryIndices: [1, 2] },
      { name: 'mandatory', kind: 'mandatory', categoryIndices: [3] },
      { name: 'optional', kind: 'optional', categoryIndices: [4] },
    ],
  });
  expect(saved.phases.map(({ name }) => name)).not.toContain('Stopped');
  expect(saved.phases.at(-2)?.name).toBe(`${word} phase`);
});
