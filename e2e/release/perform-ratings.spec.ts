import { expect } from '@playwright/test';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

test('a point is rated in words and kept as a number; a button clears it, a second tap does not [AUP-19]', async ({
  as,
  server,
}) => {
  const points = [{ type: 'Comment' as const, name: 'Weld', ratingField: { present: true, required: true } }];
  const inspection = await beginInspection(server, await makeInspectable(server, [{ title: 'Frame', points }]));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  const kept = async () => {
    await perform.saved();
    return (await readInspection(server, inspection.id)).runs[0]?.results[0]?.rating;
  };
  const offered = page.getByRole('group', { name: 'Rating' }).getByRole('radio');
  await expect(offered).toHaveCount(5);
  for (const [name, number] of [
    ['Ok', 0],
    ['Follow up', 1],
    ['Repair or replace', 2],
    ['Immediate', 3],
    ['Not applicable', 4],
  ] as const) {
    await perform.rating(name).check();
    expect([name, await kept()]).toEqual([name, number]);
  }
  await expect(page.getByText('Marked not applicable')).toBeVisible();
  await perform.rating('Not applicable').click();
  await expect(perform.rating('Not applicable'), 'gloves tap twice').toBeChecked();
  expect(await kept()).toBe(4);
  await page.getByRole('button', { name: 'Clear the rating' }).click();
  await expect(page.getByRole('group', { name: 'Rating' }).getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await kept()).toBe(5);
});
