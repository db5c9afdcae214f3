import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('nothing chosen prompts for a point, and the form of the chosen one follows its type [PNT-06]', async ({
  as,
  server,
}) => {
  const ranges = await makePoint(server, {
    type: 'RangeValues',
    name: unique('Ranges'),
    rangeValues: [{ title: 'Gap' }],
  });
  const older = await makePoint(server, { type: 'Summary', name: unique('Summary'), fields: [{ title: 'Hours' }] });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await visit(page, '/InspectionPoints');
  await expect(page.getByText('Choose a point', { exact: true })).toBeVisible();
  await editor.open(ranges.id);
  await expect(page.getByRole('heading', { name: 'Range values' })).toBeVisible();
  await expect(editor.name).toHaveValue(ranges.name);
  await editor.open(older.id);
  await expect(page.getByRole('heading', { name: 'Applicability' })).toHaveCount(0);
  await expect(editor.text('Name')).toHaveCount(0);
});

test('a point waits for its unit before its form is shown [PNT-06]', async ({ as, server }) => {
  const { id } = await makePoint(server, { type: 'Measurement', name: unique('Gap') });
  const page = await as('ada');
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/units$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, `/InspectionPoints?point=${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the unit' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Limits' })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible();
});
