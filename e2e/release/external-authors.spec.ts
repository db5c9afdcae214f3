import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('a point of another company is text to be read, and not fields that somebody forgot to open', async ({
  as,
  server,
}) => {
  const theirs = await makePoint(server, { type: 'Comment', name: unique('Theirs') });
  const editor = new PointEditor(await as('dora'));
  await editor.open(theirs.id);
  await expect(editor.page.getByText('This point belongs to another company.')).toBeVisible();
  await expect(editor.name).toBeDisabled();
  await expect(editor.name).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
