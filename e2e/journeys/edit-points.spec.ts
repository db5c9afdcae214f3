import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { changePoint, makePoint, pointNamed } from '../points.ts';
import { test } from '../world.ts';

test('a point is changed, given back, and its selection ends with the save', async ({ as, server }) => {
  const point = await makePoint(server, { type: 'Comment', name: unique('Edit'), description: 'Before' });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await editor.text('Description').fill('Typed');
  await editor.cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor.text('Description')).toHaveValue('Before');
  await editor.text('Description').fill('After');
  await editor.save.click();
  await expect(page.getByText('Choose a point')).toBeVisible();
  expect(page.url()).not.toContain(point.id);
  expect(await pointNamed(server, point.name)).toMatchObject({ description: 'After', revision: point.revision + 1 });
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
  await expect(page.getByText('Choose a point')).toBeVisible();
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

test('a copy of a point is made and opened, and a point is deleted after a question that names it', async ({
  as,
  server,
}) => {
  const point = await makePoint(server, { type: 'Comment', name: unique('Twice') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText(`${point.name} was duplicated. You see the copy, ${point.name} (copy).`)).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(point.id);
  await expect(editor.name).toHaveValue(new RegExp(point.name));
  await editor.open(point.id);
  await page.getByRole('button', { name: 'Delete point' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete point' });
  await expect(dialog).toContainText(point.name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.name).toHaveValue(point.name);
  await page.getByRole('button', { name: 'Delete point' }).click();
  await dialog.getByRole('button', { name: 'Delete point' }).click();
  await expect(page.getByText('Choose a point')).toBeVisible();
  await editor.search.fill(point.name);
  await expect(editor.entries).toHaveCount(1);
});

test('what was typed stays when the server could not save it', async ({ as, server, faults }) => {
  faults.expect(/status of 503 .*inspectionPoints/, /answer: 503/);
  const point = await makePoint(server, { type: 'Comment', name: unique('Fails') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await editor.text('Description').fill('Not to be lost');
  await page.route(/inspectionPoints\/[^/]+\?/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await editor.save.click();
  await expect(page.getByRole('alert')).toContainText('The point was not saved');
  await expect(page.getByRole('alert')).toContainText('Everything that you typed is still here.');
  await expect(editor.text('Description')).toHaveValue('Not to be lost');
  await page.unroute(/inspectionPoints\/[^/]+\?/);
  await editor.save.click();
  await expect(page.getByText('Choose a point')).toBeVisible();
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
  await expect(page.getByText('Choose a point')).toBeVisible();
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
