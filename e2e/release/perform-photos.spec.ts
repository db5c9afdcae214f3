import { expect, type Page } from '@playwright/test';
import { dropFiles } from '../drop-files.ts';
import { everyType } from '../every-type.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const photoField = { present: true, required: false, onlyForFailure: false };

const voiceCommentField = { present: true };

const onePoint: GivenCategory[] = [
  { title: 'Frame', points: [{ type: 'Comment', name: 'Weld', photoField, voiceCommentField }] },
];

const photosOf = async (server: TestServer, id: string) =>
  (await readInspection(server, id)).runs[0]?.results[0]?.photos;

test('photos open in a viewer that arrow keys lead through, change places and are removed', async ({ as, server }) => {
  const inspection = await beginInspection(server, await makeInspectable(server, onePoint));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  for (const [place, caption] of ['One', 'Two', 'Three'].entries()) {
    await perform.files('Choose photos').setInputFiles(await aPhoto(`${caption}.jpg`));
    await perform.field(`Caption of Photo ${place + 1}`).fill(caption);
  }
  await page.getByRole('button', { name: 'Open Two' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: 'Two' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Three' })).toBeVisible();
  await expect(viewer).toContainText('3 of 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: 'One' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open Two' })).toBeFocused();

  const captions = async () => (await photosOf(server, inspection.id))?.map(({ caption }) => caption);
  await page.getByRole('button', { name: 'Move Three forward' }).click();
  await expect(page.getByRole('button', { name: 'Move Three forward' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Three forward' })).toHaveAttribute('aria-disabled', 'true');
  await perform.saved();
  expect(await captions()).toEqual(['Three', 'One', 'Two']);
  await page.getByRole('button', { name: 'Remove One' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('img', { name: 'One' })).toHaveCount(0);
  await perform.saved();
  expect(await captions()).toEqual(['Three', 'Two']);
});

const zone = (page: Page) => page.getByText(/^Drop (a file|files) here, or$/);

test('where a point is about one picture, one is taken at a time, and more photos follow it [AUP-17]', async ({
  as,
  server,
}) => {
  const points = everyType[0]?.points.filter(({ type }) => type === 'MeasurementsWithPicture') ?? [];
  const inspection = await beginInspection(server, await makeInspectable(server, [{ title: 'Frame', points }]));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  const [one, two, three] = [await aPhoto('1.jpg'), await aPhoto('2.jpg'), await aPhoto('3.jpg')];
  await dropFiles(zone(page), one, two);
  await expect(page.getByRole('alert')).toHaveText('Only one file allowed at a time');
  await perform.files('Choose the picture').setInputFiles(one);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await dropFiles(zone(page), two, three);
  await expect(page.getByRole('img', { name: 'Photo 3' })).toBeVisible();
});
