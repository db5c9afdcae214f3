import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

const phaseMessage = 'you need to choose phase for every point before you can create a protocol';

test('a save that cannot be marks and lists what is in its way, leads to the first of it, and each line leads to its place [PRO-11]', async ({
  as,
  server,
}) => {
  const word = unique('Rules');
  const { family } = await makeFamily(server, unique('Fam'), 'M1');
  const [a, b] = [`${word} a`, `${word} b`];
  for (const name of [a, b]) await makePoint(server, { type: 'Comment', name });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  const follow = async (text: string) => creator.faults.getByText(text, { exact: true }).click();

  await expect(creator.faults).toHaveCount(0);
  await creator.save.click();
  await expect(creator.type).toBeFocused();
  await expect(creator.faults).toHaveText(['Choose an inspection type', 'Add at least one point']);
  await follow('Add at least one point');
  await expect(creator.search).toBeFocused();
  await follow('Choose an inspection type');
  await expect(creator.type).toBeFocused();
  await creator.chooseType('commissioning');
  await follow('Choose a family for every product, or remove the product');
  const productFamily = creator.product(1).getByRole('combobox', { name: 'Product family' });
  await expect(productFamily).toBeFocused();
  await expect(productFamily).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove product 1' }).click();
  await follow('Choose at least one product family');
  await page.getByRole('button', { name: 'Add product' }).click();
  await creator.chooseProduct(1, family.name, 'M1');

  await creator.automatic.uncheck();
  await creator.name.fill('  ');
  await follow('Enter a name for the protocol');
  await expect(creator.name).toBeFocused();
  await creator.automatic.check();

  await creator.add(a, b);
  await creator.addCategory('Second');
  await creator.category(2).getByLabel('Title').fill('');
  await creator.openGeneralOptions();
  await page.getByRole('checkbox', { name: 'Phases' }).check();
  await expect(creator.faults).toHaveText(['Enter a title for every category', `${phaseMessage} (2)`]);
  await creator.category(1).getByRole('button', { name: 'Collapse default' }).click();
  await follow(`${phaseMessage} (2)`);
  await expect(creator.row(a).getByRole('combobox', { name: `Phase of ${a}` })).toBeFocused();
  await creator.category(1).getByRole('combobox', { name: 'Phase of all its points' }).selectOption('Stopped');
  await follow('Enter a title for every category');
  await page.keyboard.type('Drive');
  await creator.category(2).getByRole('button', { name: 'Add subcategory' }).click();
  await follow('Enter a title for every subcategory');
  await page.keyboard.type('Left');
  await expect(creator.faults).toHaveCount(0);

  const options = await creator.openOptions(a);
  await options.getByRole('button', { name: 'Depend on a point' }).click();
  await expect(options.getByText('Point not found!')).toBeHidden();
  await follow('Choose a point to depend on');
  await expect(options.getByRole('combobox', { name: 'Source point' })).toBeFocused();
  await creator.pick(options.getByRole('combobox', { name: 'Source point' }), b);
  await options.getByRole('textbox', { name: 'Variable' }).fill('my oil');
  await follow('Name a variable with letters, digits and underscores');
  await expect(options.getByRole('textbox', { name: 'Variable' })).toBeFocused();
  await options.getByRole('textbox', { name: 'Variable' }).fill('oil');
  await options.getByRole('button', { name: 'Add a rule' }).click();
  await options.getByText('JSON', { exact: true }).click();
  await options.getByRole('textbox', { name: 'Rule (JSON)' }).fill('{"==": [{"var": "oi"}, ');
  await expect(options.getByText(/The rule is not JSON/)).toBeVisible();
  await options.getByRole('textbox', { name: 'Rule (JSON)' }).fill('{"==": [{"var": "oi"}, "low"]}');
  await expect(options.getByText("The rule cannot be read: 'oi' is not a variable of this point")).toBeVisible();
  await creator.save.click();
  await expect(options.getByRole('textbox', { name: 'Rule (JSON)' })).toBeFocused();
  await options.getByRole('textbox', { name: 'Rule (JSON)' }).fill('{"==": [{"var": "oil"}, "low"]}');
  const saved = await creator.saveIt();
  const [first, second] = saved.categories[0]?.inspectionPoints ?? [];
  expect(first?.dependencies).toMatchObject([
    { type: 'point', parameter: 'oil', protocolPointId: second?.id },
    { type: 'json', json: { '==': [{ var: 'oil' }, 'low'] } },
  ]);

  await creator.chooseType('quick audit');
  await creator.add(a);
  expect((await creator.saveIt()).targets).toMatchObject([
    { productFamilyId: null, productModelId: null, equipmentId: null },
  ]);
});
