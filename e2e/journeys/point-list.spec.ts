import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { test } from '../world.ts';

test('an outdated translation is marked in the list [PNT-03]', async ({ as }) => {
  const page = await as('ada');
  await visit(page, '/InspectionPoints');
  const tags = page.getByTitle(/the translation is outdated/);
  // Points of other journeys may stand first, without any translation.
  await expect(new PointEditor(page).entries.first()).toBeVisible();
  await page.getByRole('list', { name: 'Inspection points' }).hover();
  for (let turns = 0; turns < 80 && (await tags.count()) === 0; turns += 1) await page.mouse.wheel(0, 600);
  await expect(tags.first()).toBeAttached();
});
