import { inspectionPoints } from '@assay/contract/inspection-points';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { categoryNamed, makePoint } from '../points.ts';
import { test } from '../world.ts';

test('an external author sees the points of their divisions and changes only those of their company', async ({
  as,
  house,
}) => {
  const word = unique('Division');
  const theirs = await makePoint(house, { type: 'Comment', name: `${word} theirs` });
  const { id: screens } = await categoryNamed(house, 'Screens');
  await makePoint(house, { type: 'Comment', name: `${word} hidden`, productCategoryId: screens });
  const page = await as('dora');
  const editor = new PointEditor(page);

  await page.goto(`/InspectionPoints?search=${word}`);
  await expect(editor.entries).toHaveText([/theirs/]);
  await editor.entries.first().click();
  await expect(page.getByText('This point belongs to another company.')).toBeVisible();
  await expect(editor.name).toBeDisabled();
  await expect(editor.save).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete point' })).toBeHidden();

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.name).toBeEnabled();
  await editor.name.fill(`${word} own`);
  await editor.save.click();
  await expect(editor.entries).toHaveText([/own/, /theirs/]);
  const token = await house.tokenOf('dora');
  const every = await house.call(inspectionPoints.list, { token });
  expect(every.filter(({ name }) => name.startsWith(word)).map(({ name, editable }) => [name, editable])).toEqual([
    [`${word} own`, true],
    [theirs.name, false],
  ]);
});
