import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { lookOver } from '../look-over.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

const readsWell = 'reads well at any size, light and dark, and has nothing that axe complains of';
const long = 'of the counterweight on the discharge side behind the second-to-last maintenance hatch '.repeat(2);

test.describe.configure({ timeout: 120_000 });

for (const person of ['ada', 'dora'] as const)
  test(`the empty creator of ${person} ${readsWell}`, async ({ as }) => {
    const page = await as(person);
    await new ProtocolCreator(page).open();
    await lookOver(page, 'the empty creator');
  });

test(`a full protocol with very long names ${readsWell}`, async ({ as, server }) => {
  const word = unique('Look');
  const name = `${word} ${long}`.trim();
  const { family } = await makeFamily(server, `${unique('Fam')} ${long}`.slice(0, 99), 'M1');
  await makePoint(server, { type: 'Comment', name });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  await creator.chooseType('commissioning');
  await creator.chooseProduct(1, family.name, 'M1');
  await creator.add(word, word);
  await creator.addCategory(long);
  await creator.category(2).getByRole('button', { name: 'Add subcategory' }).click();
  await page.getByRole('button', { name: 'Add group' }).click();
  await creator.openGeneralOptions();
  await page.getByRole('checkbox', { name: 'Phases' }).check();
  await creator
    .category(1)
    .getByRole('button', { name: /^Options of/ })
    .first()
    .click();
  const options = creator.category(1).getByRole('group', { name: /^Options of/ });
  await options.getByRole('button', { name: 'Depend on a point' }).click();
  await options.getByRole('button', { name: 'Depend on the model' }).click();
  await options.getByRole('button', { name: 'Add a rule' }).click();
  await creator.save.click();
  await expect(creator.faults.first()).toBeVisible();
  await lookOver(page, 'a full protocol');
});

test(`the points on a small screen, and work that was not saved, ${readsWell}`, async ({ as, server }) => {
  const point = await makePoint(server, { type: 'Comment', name: `${unique('Small')} ${long}`.trim() });
  const page = await as('dora', { viewport: { width: 390, height: 844 } });
  const creator = new ProtocolCreator(page);
  await creator.open(point.name.split(' ')[0]);
  await page.getByText('Points', { exact: true }).click();
  await creator.entries.first().click();
  await expect(creator.chosen.getByRole('button')).toBeVisible();
  await lookOver(page, 'the points');
  await page.setViewportSize({ width: 390, height: 844 });
  await creator.chosen.getByRole('button').click();
  await page.getByText('Protocol (1)').click();
  await expect(creator.kept).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume draft' })).toBeVisible();
  await lookOver(page, 'unsaved work');
});

test(`the preview ${readsWell}`, async ({ as, server }) => {
  const word = unique('Walked');
  await makePoint(server, { type: 'Comment', name: `${word} ${long}`.trim(), description: long });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  await creator.chooseType('quick audit');
  await creator.add(word, word);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: new RegExp(word), level: 3 })).toBeVisible();
  await lookOver(page, 'the preview');
});
