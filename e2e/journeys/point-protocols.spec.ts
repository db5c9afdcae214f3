import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { hold, visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import { aCategory, deleteProtocol, makeProtocol } from '../protocols.ts';
import { test } from '../world.ts';

const onLoad = [
  'inspectionPoints/list',
  'productFamilies',
  'units',
  'inspectionProtocols/types',
  'inspectionPoints/useCases',
  'languages',
  'productCategories/all',
];

test('the page of points asks for what it needs, and of a selected point for its details and its protocols [PNT-02]', async ({
  as,
  server,
}) => {
  const point = await makePoint(server, { type: 'Comment', name: unique('Requested') });
  const other = await makePoint(server, { type: 'Comment', name: unique('Other') });
  const word = unique('Includes');
  const included = { [point.name]: { inspectionPointId: point.id } };
  const gone = await makeProtocol(server, { name: `${word} c`, categories: [await aCategory(server, 'C', included)] });
  await deleteProtocol(server, gone);
  for (const name of [`${word} b`, `${word} a`])
    await makeProtocol(server, { name, categories: [await aCategory(server, 'C', included)] });
  const page = await as('ada');
  const editor = new PointEditor(page);
  const paths = new Set<string>();
  page.on('request', (call) => paths.add(new URL(call.url()).pathname.replace('/api/v1/', '')));
  await visit(page, '/InspectionPoints');
  await expect(editor.entries.first()).toBeVisible();
  await expect.poll(() => onLoad.filter((path) => !paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => path.includes(point.id))).toEqual([]);

  await editor.search.fill(point.name);
  await expect(editor.entries).toHaveCount(1);
  await editor.entries.first().click();
  const protocols = page.getByRole('list', { name: 'Protocols' }).getByRole('link');
  await expect(protocols).toHaveText([`${word} a`, `${word} b`]);
  const ofPoint = [...paths].filter((path) => path.includes(point.id));
  expect(ofPoint.toSorted()).toEqual([`inspectionPoints/${point.id}`, `inspectionPoints/${point.id}/protocols`]);
  await protocols.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} a`);
  await editor.open(other.id);
  await expect(page.getByText('No protocol includes the point yet.')).toBeVisible();
});

test('the question before a point is deleted names it and lists the protocols that include it [PNT-08]', async ({
  as,
  server,
}) => {
  const point = await makePoint(server, { type: 'Comment', name: unique('Included') });
  const word = unique('Keeps');
  for (const name of [`${word} a`, `${word} b`]) {
    const categories = [await aCategory(server, 'C', { [point.name]: { inspectionPointId: point.id } })];
    await makeProtocol(server, { name, categories });
  }
  const page = await as('ada');
  const editor = new PointEditor(page);
  const dialog = page.getByRole('dialog', { name: 'Delete point' });
  const confirm = dialog.getByRole('button', { name: 'Delete point' });
  await editor.open(point.id);
  await expect(page.getByRole('link', { name: `${word} a` })).toBeVisible();
  const goOn = await hold(page, /\/protocols$/);
  await page.getByRole('button', { name: 'Delete point' }).click();
  await expect(dialog).toContainText(point.name);
  await expect(dialog).toContainText('Loading the protocols that include the point...');
  await expect(confirm).toBeDisabled();
  goOn();
  await expect(dialog.getByRole('list', { name: 'Protocols' }).getByRole('listitem')).toHaveText([
    `${word} a`,
    `${word} b`,
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete point' }).click();
  await confirm.click();
  await expect(page.getByText(`${point.name} was deleted.`)).toBeVisible();
  await editor.search.fill(point.name);
  await expect(page.getByText('No point matches')).toBeVisible();
});
