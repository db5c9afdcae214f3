import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

const phaseMessage = 'you need to choose phase for every point before you can create a protocol';
const saves = '**/api/v1/inspectionProtocols';

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

test("a save says 'New Protocol saved!' and empties the form; a failed one says 'ERROR WITH SAVE' until that is cleared, and loses nothing [PRO-12]", async ({
  as,
  server,
  faults,
}) => {
  const word = unique('Save');
  const point = await makePoint(server, { type: 'Comment', name: word });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const alert = page.getByRole('alert').filter({ hasText: 'ERROR WITH SAVE' });
  await creator.open(word);
  await creator.chooseType('site audit');
  await creator.automatic.uncheck();
  await creator.name.fill(word);
  await creator.add(point.name);

  const errors = [{ path: 'categories.0.inspectionPoints.0.inspectionPointId', message: 'Was deleted meanwhile' }];
  await page.route(saves, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, title: 'invalid', code: 'invalid', detail: 'This cannot be saved.', errors },
    }),
  );
  faults.expectRefusal(400, 'api/v1/inspectionProtocols');
  await creator.save.click();
  await expect(alert).toContainText('This cannot be saved.');
  await page.getByRole('list', { name: 'The server refused:' }).getByText('Was deleted meanwhile').click();
  await expect(creator.row(point.name).getByText('Was deleted meanwhile')).toBeVisible();
  await creator.name.fill(`${word} again`);
  await expect(alert).toBeVisible();
  await expect(page.getByText('New Protocol saved!')).toBeHidden();
  await creator.expectOrder([point.name]);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();

  await page.unroute(saves);
  const saved = await creator.saveIt();
  expect(saved.name).toBe(`${word} again`);
  await expect(page.getByText('New Protocol saved!')).toBeVisible();
  await creator.expectOrder([]);
  await expect(creator.type).toHaveValue('');
  await expect(creator.automatic).toBeChecked();
  await expect(creator.faults).toHaveCount(0);
  await page.getByRole('link', { name: `Open ${saved.name}, which you have just saved` }).click();
  await expect(page.getByRole('heading', { level: 1, name: saved.name })).toBeVisible();
});
