import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint, pointNamed } from '../points.ts';
import { test } from '../world.ts';

test('the form of a point explains itself; one can take back, save, duplicate and delete, and loses nothing by a failure [PNT-07]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/status of 503 .*inspectionPoints/, /answer: 503/);
  const page = await as('ada');
  const editor = new PointEditor(page);
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  const remove = page.getByRole('button', { name: 'Delete point' });
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
