import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { follow, visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { changePoint, makePoint, pointNamed } from '../points.ts';
import { test } from '../world.ts';

const templates = [
  'Simple',
  'Measurement',
  'Summary with rows',
  'Measurement with picture',
  'Radio button selection',
  'Radio button selection and range values',
  'Multiple choices',
  'Multiple choices and range values',
  'Dropdown',
];

/** What all forms share, whatever they ask for besides. */
async function expectSharedParts(editor: PointEditor): Promise<void> {
  const { form } = editor;
  await expect(form.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  await expect(editor.name).toBeVisible();
  await expect(editor.text('Description')).toBeVisible();
  for (const tip of [/^The name of the point/, /^What the inspector should look at/])
    await expect(form.getByRole('button', { name: tip })).toBeVisible();
  for (const selector of ['Product families', 'Product models']) await expect(editor.select(selector)).toBeVisible();
  for (const narrowing of ['inspection types', 'use case types'])
    await expect(editor.check(`Only for certain ${narrowing}`)).toBeVisible();
  await expect(form.getByRole('radiogroup', { name: 'Kind' }).getByRole('radio')).toHaveCount(2);
  await expect(form.getByRole('heading', { name: 'Common settings' })).toBeVisible();
  await expect(editor.cancel).toBeVisible();
}

test('all forms share their parts and buttons: one can take back, save, duplicate and delete, and loses nothing by a failure [PNT-07]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/status of 503 .*inspectionPoints/, /answer: 503/);
  const page = await as('ada');
  const editor = new PointEditor(page);
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  const remove = page.getByRole('button', { name: 'Delete point' });
  await visit(page, '/InspectionPoints?tab=tab-2');
  for (const template of templates) {
    await follow(page, '/InspectionPoints?tab=tab-2');
    await page.getByRole('link', { name: template }).first().click();
    await expectSharedParts(editor);
    await expect(editor.create).toBeVisible();
    for (const ofExisting of [duplicate, remove]) await expect(ofExisting).toBeHidden();
  }
  const created = unique('Shared');
  await editor.begin('Simple', created);
  await editor.create.click();
  await expect(page.getByText(`${created} was created.`)).toBeVisible();
  await expect(editor.name).toHaveValue(created);

  const ranges = { rangeValueTitle: 'Gaps', rangeValues: [{ index: 0, title: 'Left' }] };
  const point = await makePoint(server, {
    type: 'RangeValues',
    name: unique('Edit'),
    description: 'Before',
    ...ranges,
  });
  await editor.open(point.id);
  await expectSharedParts(editor);
  await page.getByRole('button', { name: /^The name of the point/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('The name of the point in lists, protocols and reports.');
  await editor.text('Description').fill('Typed');
  await editor.cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor.text('Description')).toHaveValue('Before');

  await editor.text('Description').fill('After');
  const writes = /inspectionPoints\/[^/]+\?/;
  await page.route(writes, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await editor.save.click();
  await expect(page.getByRole('alert')).toContainText('The point was not saved');
  await expect(page.getByRole('alert')).toContainText('Everything that you typed is still here.');
  await expect(editor.text('Description')).toHaveValue('After');
  await page.unroute(writes);
  await editor.save.click();
  await expect(page.getByText(`${point.name} was saved.`)).toBeVisible();
  expect(page.url()).toContain(point.id);
  expect(await pointNamed(server, point.name)).toMatchObject({ description: 'After', revision: point.revision + 1 });

  await editor.open(point.id);
  await duplicate.click();
  await expect(page.getByText(`${point.name} was duplicated. You see the copy, ${point.name} (copy).`)).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(point.id);
  await expect(editor.name).toHaveValue(`${point.name} (copy)`);
  await editor.open(point.id);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete point' });
  await expect(dialog).toContainText(point.name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.name).toHaveValue(point.name);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete point' }).click();
  await expect(page.getByText('Choose a point')).toBeVisible();
  await editor.search.fill(point.name);
  await expect(editor.entries).toHaveCount(1);
});

test('a point is for families and models, which go with their family', async ({ as, server }) => {
  const [first, second] = [
    await makeFamily(server, unique('Fam'), 'M1'),
    await makeFamily(server, unique('Other'), 'M2'),
  ];
  const point = await makePoint(server, { type: 'Comment', name: unique('Applies') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await expect(editor.select('Product models')).toBeDisabled();
  for (const { family } of [first, second]) await editor.pick('Product families', family.name);
  for (const { family, models } of [first, second])
    await editor.pick('Product models', `${family.name} ${models[0]?.name}`);
  await editor.check('Only for certain inspection types').check();
  await editor.pick('Inspection types', 'weekly');
  await editor.form.getByRole('button', { name: `Remove ${first.family.name}`, exact: true }).click();
  await expect(editor.form.getByText(`${first.family.name} M1`)).toBeHidden();
  await expect(editor.form.getByText(`${second.family.name} M2`)).toBeVisible();
  await editor.save.click();
  await expect(page.getByText(`${point.name} was saved.`)).toBeVisible();
  const { metas } = await pointNamed(server, point.name);
  const withoutIds = metas.map(({ type, value }) => ({ type, value }));
  expect(withoutIds.filter(({ type }) => type !== 'PointType')).toEqual(
    expect.arrayContaining([
      { type: 'ProductFamily', value: second.family.id },
      { type: 'ProductModel', value: second.models[0]?.id },
      { type: 'ProtocolTypesDefined', value: 'true' },
      { type: 'ProtocolType', value: 'Weekly' },
    ]),
  );
  expect(metas.some(({ value }) => value === first.family.id || value === first.models[0]?.id)).toBe(false);
});

test('of two authors who change the same point the second sees both values and chooses', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(412, 'api/v1/inspectionPoints/[^/]+');
  const point = await makePoint(server, { type: 'Comment', name: unique('Both') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await editor.text('Description').fill('Mine');
  await changePoint(server, point.id, { contentRequired: true, keyboardType: 'date' });
  await editor.save.click();
  const group = (name: string) => editor.conflict.getByRole('radiogroup', { name, exact: true });
  await expect(group('Description').getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
  await expect(group('Keyboard').getByRole('radio', { name: 'Theirs Date' })).toBeChecked();
  await group('Keyboard')
    .getByRole('radio', { name: /^Yours/ })
    .check();
  await editor.conflict.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByText(`${point.name} was saved.`)).toBeVisible();
  const kept = { description: 'Mine', contentRequired: true, keyboardType: '' };
  expect(await pointNamed(server, point.name)).toMatchObject(kept);
});

test('unsaved changes of a point are not left for another one without a question', async ({ as, server }) => {
  const word = unique('Guard');
  const point = await makePoint(server, { type: 'Comment', name: `${word} a` });
  await makePoint(server, { type: 'Comment', name: `${word} b` });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await visit(page, `/InspectionPoints?search=${word}&point=${point.id}`);
  await editor.text('Description').fill('Typed');
  await editor.entries.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.text('Description')).toHaveValue('Typed');
  await editor.entries.nth(1).click();
  await dialog.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(editor.name).toHaveValue(`${word} b`);
});
