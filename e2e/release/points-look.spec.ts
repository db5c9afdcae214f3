import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { changePoint, choiceOf, type GivenPoint, makePoint, tableOf } from '../points.ts';
import { test } from '../world.ts';

const long = 'W'.repeat(90);
const readsWell = 'reads well for everyone, with very long texts too';

test(`the list of points and the templates of new ones ${readsWell}`, async ({ as, server }) => {
  const word = unique('Look');
  const { family } = await makeFamily(server, unique('Fam').padEnd(100, 'W'), 'M1');
  const metas = [{ type: 'ProductFamily', value: family.id }];
  await makePoint(server, { type: 'Comment', name: `${word} ${long}`, metas });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await visit(page, '/InspectionPoints');
  await expect(editor.entries.nth(9)).toBeVisible();
  await lookOver(page, 'many points');
  await visit(page, `/InspectionPoints?search=${word}`);
  await expect(editor.entries).toHaveCount(1);
  await lookOver(page, 'one point');
  await visit(page, '/InspectionPoints?search=no-point-is-called-so');
  await expect(page.getByText('No point matches')).toBeVisible();
  await lookOver(page, 'no point');
  await visit(page, '/InspectionPoints?tab=tab-2');
  await expect(page.getByRole('link', { name: 'Dropdown' })).toBeVisible();
  await lookOver(page, 'the templates');
});

const followUp = { title: long, keyboardType: 'decimal-pad', inputValidationRegexp: '(((' };
const options = [
  { index: 0, title: long, followUpRangeValue: followUp },
  { index: 1, title: 'Short' },
];
const ranges = { rangeValueTitle: long, rangeValues: [{ index: 0, title: long, inputValidationRegexp: '^\\d+$' }] };
const limit = { criticalLow: -1_000_000.5, low: 0, high: 0.000001, criticalHigh: 123_456_789 };

const forms: Record<string, { type: GivenPoint['type'] } & Record<string, unknown>> = {
  'a measurement': { type: 'Measurement', measurementTitle: long, measurementLimits: [limit] },
  'a table of eight fields': { ...tableOf(4), measurementLimits: [limit] },
  'a choice of eight options': choiceOf(8, ` ${long}`),
  'range values': { type: 'RangeValues', ...ranges },
  'multiple choices': { type: 'MultipleChoices', multipleChoices: [{ index: 0, title: long, options }] },
  'a dropdown': { type: 'Dropdown', dropdowns: [{ index: 0, title: long, multiselect: true, options }] },
  'an older summary': { type: 'Summary', fields: [{ index: 0, title: long }] },
};

for (const [what, given] of Object.entries(forms)) {
  test(`the form of ${what} ${readsWell}`, async ({ as, server }) => {
    const point = await makePoint(server, { ...given, name: `${unique('Look')} ${long}`, description: long.repeat(5) });
    const page = await as('ada');
    const editor = new PointEditor(page);
    await editor.open(point.id);
    if (given.type === 'SummaryWithRows')
      await editor.preview.getByRole('textbox', { name: 'Row 1, Panel 1' }).fill('-5');
    if (given.type === 'Measurement') {
      await editor.preview.getByRole('textbox', { name: long }).fill('5');
      await editor.part('Limits 1').getByRole('textbox', { name: 'Low', exact: true }).fill('none');
    }
    await lookOver(page, what);
  });
}

const twoOptions = {
  type: 'RadioButtonSelection' as const,
  optionGroup: {
    name: long,
    custom: true,
    options: [
      { index: 0, name: long },
      { index: 1, name: 'Short' },
    ],
  },
};

test(`unfolded parts of a point and reasons not to save it ${readsWell}`, async ({ as, server }) => {
  const point = await makePoint(server, { ...twoOptions, name: `${unique('Look')} ${long}` });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await editor.unfold('Default comment and follow-up', editor.part('Option 1'));
  await editor.part('Option 1').getByRole('checkbox', { name: 'Asks for a value when it is chosen' }).check();
  await editor.part('Option 1').getByRole('button', { name: 'Rules and products' }).click();
  await editor.part('Option 1').getByRole('checkbox', { name: 'Any product model' }).uncheck();
  await editor.name.fill('');
  await expect(editor.form.getByText('Name: Enter a name')).toBeVisible();
  await lookOver(page, 'unfolded parts and reasons');
});

test(`the conflict of a point ${readsWell}`, async ({ as, server, faults }) => {
  faults.expectRefusal(412, 'api/v1/inspectionPoints/[^/]+');
  const point = await makePoint(server, { ...twoOptions, name: `${unique('Look')} ${long}` });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await editor.name.fill(`Mine ${long}`);
  await changePoint(server, point.id, { keyboardType: 'date' });
  await editor.save.click();
  await expect(editor.conflict).toBeVisible();
  await lookOver(page, 'the conflict');
});

test('limits by family and model read well, and names of products keep their room', async ({ as, server }) => {
  const { family, models } = await makeFamily(server, unique('Family'), 'M1');
  const none = { productFamilyId: null, productModelId: null, high: null, criticalHigh: null };
  const point = await makePoint(server, {
    type: 'Measurement',
    name: unique('Liner'),
    measurementLimits: [
      { ...none, criticalLow: 10, low: 20 },
      { ...none, productFamilyId: family.id, productModelId: models[0]?.id ?? '', criticalLow: null, low: 25.5 },
    ],
  });
  const page = await as('ada');
  await visit(page, `/InspectionPoints?point=${point.id}&view=tab-3`);
  const cell = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} of .*M1$`) });
  await expect(cell('Low')).toHaveValue('25.5');
  await cell('High').fill('abc');
  await lookOver(page, 'the editor of limits');
  // On a tablet names of products keep their room beside the fields.
  await page.setViewportSize({ width: 820, height: 1180 });
  const products = await page.getByRole('columnheader', { name: 'Product', exact: true }).boundingBox();
  expect(products?.width).toBeGreaterThan(180);
});
