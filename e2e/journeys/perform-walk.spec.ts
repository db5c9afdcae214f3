import { expect, type Page } from '@playwright/test';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const comment = (name: string, placed: Record<string, unknown> = {}) => ({ type: 'Comment' as const, name, placed });

const list = (page: Page) => page.getByRole('navigation', { name: 'Points of this inspection' });

const steps = (page: Page) => list(page).locator('[data-step]');

test('points are numbered across categories, below their subcategories; one opens at a time and fetches its photos and recording then [AUP-07]', async ({
  as,
  server,
}) => {
  const photoField = { present: true, required: false, onlyForFailure: false };
  const voiceCommentField = { present: true };
  const inspectable = await makeInspectable(
    server,
    [
      {
        title: 'Frame',
        subcategoryTitles: ['Welds'],
        points: [comment('Plate'), comment('Left weld', { subcategoryTitleIndex: 0 })],
      },
      { title: 'Drive', points: [{ ...comment('Belt'), photoField, voiceCommentField }, comment('Oil')] },
    ],
    { type: 'Commission' },
  );
  const inspection = await beginInspection(server, inspectable, {}, 'max');
  const page = await as('max');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await expect(steps(page)).toHaveText([/^1Plate/, /^2Left weld/, /^3Belt/, /^4Oil/]);
  await expect(list(page).getByText('Welds')).toBeVisible();
  await steps(page).nth(2).click();
  await expect(perform.title).toHaveText('Belt');
  await perform.files('Choose photos').setInputFiles(await aPhoto('belt.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await perform.recordVoice();
  await perform.saved();

  const fetched: string[] = [];
  page.on(
    'request',
    (call) => void fetched.push(...(call.url().match(/(images|voicecomment)(?=\/[^/]+\/file)/i) ?? [])),
  );
  await perform.open(inspection.id);
  await expect(perform.title).toHaveText('Plate');
  await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step');
  expect(fetched).toEqual([]);
  await steps(page).nth(2).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(perform.recording).toBeVisible();
  expect(fetched.map((kind) => kind.toLowerCase()).toSorted()).toContain('voicecomment');
  expect(fetched).toContain('images');
  await steps(page).nth(3).click();
  await expect(perform.title).toHaveText('Oil');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeHidden();
});
