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

interface Player {
  play: () => Promise<void>;
  currentTime: number;
}

const photosOf = async (server: TestServer, id: string) =>
  (await readInspection(server, id)).runs[0]?.results[0]?.photos;

const zone = (page: Page) => page.getByText(/^Drop (a file|files) here, or$/);

const aDrawing = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

test('a point has options with not applicable, photos by drop with caption and layout, and a recording that plays [AUP-08]', async ({
  as,
  server,
}) => {
  const guard = everyType[0]?.points.filter(({ name }) => name === 'Guard') ?? [];
  const points = guard.map((point) => ({ ...point, voiceCommentField }));
  const inspection = await beginInspection(server, await makeInspectable(server, [{ title: 'Frame', points }]));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);

  const notApplicable = perform.rating('Not applicable');
  await page.getByRole('radio', { name: 'Worn', exact: true }).check();
  await notApplicable.check();
  await expect(page.getByRole('radio', { name: 'Worn', exact: true })).not.toBeChecked();
  await perform.saved();
  const resultOf = async () => (await readInspection(server, inspection.id)).runs[0]?.results[0];
  expect(await resultOf()).toMatchObject({ selection: null, rating: 4 });
  await page.getByRole('radio', { name: 'Worn', exact: true }).check();
  await expect(notApplicable).not.toBeChecked();

  await dropFiles(zone(page), await aPhoto('left.jpg'), await aPhoto('right.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await perform.field('Caption of Photo 2').fill('From the right');
  const layout = page.getByRole('button', { name: /^Layout of From the right/ });
  const layouts: unknown[] = [];
  for (const [shown, next] of [
    ['Two columns', 'Full width'],
    ['Full width', 'Own page'],
    ['Own page', 'Two columns'],
  ] as const) {
    await expect(layout).toHaveText(shown);
    await layout.click();
    await expect(layout).toHaveText(next);
    await perform.saved();
    layouts.push((await resultOf())?.photos[1]?.layout);
  }
  expect(layouts).toEqual(['HorizontalGraph', 'Fullscreen', 'Default']);
  expect(await resultOf()).toMatchObject({ photos: [{ caption: '' }, { caption: 'From the right' }] });

  // Drawn on, it stands in its place with its caption, and keeps what was taken.
  const [, taken] = (await resultOf())?.photos ?? [];
  await page.getByRole('button', { name: 'Draw on From the right' }).click();
  const pad = page.getByRole('img', { name: 'From the right: drag to draw on it' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {};
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save drawing' }).click();
  await expect
    .poll(async () => (await resultOf())?.photos[1])
    .toMatchObject({ caption: 'From the right', markedFrom: taken?.imageId });

  await perform.recordVoice();
  await perform.recording.evaluate((audio) => (audio as unknown as Player).play());
  await expect
    .poll(() => perform.recording.evaluate((audio) => (audio as unknown as Player).currentTime))
    .toBeGreaterThan(0);
});

test('photos are JPEG or PNG; one that arrives is added without a caption, one that does not is tried again [AUP-17]', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, onePoint));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await dropFiles(zone(page), aDrawing, await aPhoto('weld.jpg'));
  await expect(page.getByRole('alert')).toHaveText('Unallowed file type');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await perform.saved();
  expect(await photosOf(server, inspection.id)).toMatchObject([{ caption: '', layout: 'Default' }]);

  const uploads = /\/api\/v1\/file\/uploads\//;
  await page.route(uploads, (route) => route.fulfill({ status: 200 }));
  await perform.files('Choose photos').setInputFiles(await aPhoto('late.jpg'));
  const way = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'late.jpg' });
  await expect(way.getByRole('alert')).toBeVisible();
  expect(await photosOf(server, inspection.id)).toHaveLength(1);
  await page.unroute(uploads);
  await way.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await perform.saved();
  expect(await photosOf(server, inspection.id)).toHaveLength(2);
});
