import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint, tableOf } from '../points.ts';
import { test } from '../world.ts';

test('the preview of a table of twelve by eight computes while it is filled by keys [SUM-01]', async ({
  as,
  server,
}) => {
  const point = await makePoint(server, { ...tableOf(12), name: unique('Table') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  const computed = (name: string) => editor.preview.getByRole('status', { name, exact: true });
  await editor.preview.getByRole('textbox', { name: 'Row 1, Panel 1' }).click();
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await expect(computed('Row 1, Mean')).toHaveText('3.25');
  await expect(computed('Least, Panel 2')).toHaveText('1.00');
  await expect(computed('Least, Mean')).toHaveText('1.00');
  await expect(computed('Row 5, Mean')).toHaveText('');
  expect(await editor.preview.getByRole('table').getByRole('textbox').count()).toBe(7 * 11);
});

test('the preview shows what is for the chosen machine, and asks before it replaces a comment [AUP-09]', async ({
  as,
  server,
}) => {
  const { family, models } = await makeFamily(server, unique('Fam'), 'M1', 'M2');
  const [first] = models;
  const point = await makePoint(server, {
    type: 'RadioButtonSelectionAndRangeValues',
    name: unique('Machine'),
    optionGroup: {
      name: 'Dies',
      custom: true,
      options: [
        { index: 0, name: 'Good', defaultComment: 'No remarks.' },
        { index: 1, name: 'Worn', defaultComment: 'Turn them.' },
      ],
    },
    rangeValues: [{ index: 0, title: 'Only M1', metas: [{ type: 'ProductModel', value: first?.id ?? '' }] }],
  });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  const { preview } = editor;
  await expect(preview.getByRole('textbox', { name: 'Only M1' })).toBeHidden();
  await editor.pick('Preview on: family', family.name, preview);
  await editor.pick('Preview on: model', 'M1', preview);
  await expect(preview.getByRole('textbox', { name: 'Only M1' })).toBeVisible();
  await preview.getByRole('radio', { name: 'Good' }).check();
  await expect(preview.getByRole('textbox', { name: 'Comment', exact: true })).toHaveValue('No remarks.');
  await preview.getByRole('radio', { name: 'Worn' }).check();
  const dialog = page.getByRole('dialog', { name: 'Replace the comment' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(preview.getByRole('textbox', { name: 'Comment', exact: true })).toHaveValue('No remarks.');
  await preview.getByRole('radio', { name: 'Good' }).check();
  await preview.getByRole('radio', { name: 'Worn' }).check();
  await dialog.getByRole('button', { name: 'Replace the comment' }).click();
  await expect(preview.getByRole('textbox', { name: 'Comment', exact: true })).toHaveValue('Turn them.');
});
