import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { choiceOf, makePoint, pointNamed } from '../points.ts';
import { test } from '../world.ts';

test('of forty options one is dragged to another place, and seen there at once in the preview', async ({
  as,
  server,
}) => {
  const point = await makePoint(server, { ...choiceOf(40), name: unique('Forty') });
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(point.id);
  await expect(editor.part('Option 40')).toBeAttached();
  const handle = (number: number) => editor.form.getByTitle(`Drag Option ${number}`, { exact: true });
  await handle(1).scrollIntoViewIfNeeded();
  await handle(1).hover();
  await page.mouse.down();
  const target = await handle(3).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
  const names = (count: number) =>
    editor.preview
      .getByRole('radio')
      .evaluateAll((radios, most) => radios.slice(0, most).map((one) => one.parentElement?.textContent), count);
  await expect.poll(() => names(3)).toEqual(['Cause 2', 'Cause 3', 'Cause 1']);
  await editor.save.click();
  await expect(page.getByText(`${point.name} was saved.`)).toBeVisible();
  const saved = await pointNamed(server, point.name);
  const options = 'optionGroup' in saved ? (saved.optionGroup?.options ?? []) : [];
  expect(options.map(({ name, index }) => `${index} ${name}`).slice(0, 4)).toEqual([
    '0 Cause 2',
    '1 Cause 3',
    '2 Cause 1',
    '3 Cause 4',
  ]);
  expect(options).toHaveLength(40);
});
