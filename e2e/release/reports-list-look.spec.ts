import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { finishAnimations, visit } from '../in-page.ts';
import { beginInspection, makeInspectable, oneComment, setStatus, submit } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { ReportList } from '../pages/report-list.ts';
import { test } from '../world.ts';

const long = 'W'.repeat(90);

test('the list of reports reads well with very long names, and with its questions open', async ({
  as,
  server,
  faults,
}) => {
  const word = unique('Look');
  const visited = await makeInspectable(
    server,
    oneComment(),
    { name: `${word} ${long}` },
    { serialNumber: unique(long) },
  );
  const inUse = await beginInspection(server, visited, { inspectionDate: '2026-03-02T08:00:00Z' });
  const other = await makeInspectable(server, oneComment(), { name: `${word} شركة 🪨` });
  const finished = await beginInspection(server, other);
  await submit(server, finished);
  await setStatus(server, finished, { status: 'Finished' }, 'ada');
  const page = await as('ada');
  const list = new ReportList(page);
  await visit(page, '/Reports');
  await expect(list.rows).toHaveCount(50);
  await lookOver(page, 'the full list');
  await list.open(word);
  await expect(list.rows).toHaveCount(2);
  await lookOver(page, 'long names');
  faults.expectRefusal(422, 'api/v1/inspections/[^/]+/updateStatus');
  await list.finish(inUse).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set to Finished' }).click();
  await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible();
  await lookOver(page, 'what is missing');
  await page.keyboard.press('Escape');
  await list.delete(inUse);
  await expect(page.getByText('Do you really want to delete the inspection?')).toBeVisible();
  await lookOver(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await list.download(finished).click();
  await expect(page.getByRole('menuitem')).toHaveCount(9);
  await lookOver(page, 'the languages');
});

const moment = /\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/;

test('rows are as high as the pointer needs, dates and actions whole, digits of one width, and messages leave the foot free', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(403, 'api/v1/inspections/[^/]+/rating');
  const word = unique('Row');
  const report = await beginInspection(server, await makeInspectable(server, oneComment(), { name: word }));
  const page = await as('ada');
  const list = new ReportList(page);
  const row = list.rows.first();
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await list.open(word);
  await expect(list.rows).toHaveCount(1);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(height, `a row at ${width} px`).toBeLessThanOrEqual(40);
    expect(await height(), `a row at ${width} px`).toBeGreaterThanOrEqual(36);
    const dates = row.locator('td').filter({ hasText: moment });
    await expect(dates.first()).toBeVisible();
    for (const date of await dates.all()) {
      expect(await date.evaluate((cell) => cell.scrollWidth - cell.clientWidth), 'cut off a date').toBeLessThanOrEqual(
        0,
      );
      await expect(date).toHaveCSS('font-variant-numeric', /tabular-nums/);
    }
    for (const action of [list.details(report), list.finish(report), list.rate(report, 'Not ok'), list.more(report)])
      await expect(action, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }

  await visit(page, '/Reports');
  const foot = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect(foot).toBeInViewport({ ratio: 1 });
  await page.route('**/rating', (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{}' }));
  await page
    .getByRole('button', { name: /^Rate .* Not ok$/ })
    .first()
    .click();
  const message = page.getByRole('alert');
  await expect(message).toBeVisible();
  await finishAnimations(page);
  const [said, below] = [await message.boundingBox(), await foot.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0), 'where a message ends').toBeLessThanOrEqual(below?.y ?? 0);

  const tablet = await as('ada', { viewport: { width: 1180, height: 820 }, hasTouch: true });
  const touched = new ReportList(tablet);
  await touched.open(word);
  await expect(touched.rows).toHaveCount(1);
  expect((await touched.rows.first().boundingBox())?.height, 'a row for a finger').toBeGreaterThanOrEqual(44);
});

test('an empty list of reports says what would be there, and a phone folds the types away', async ({ as }) => {
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  await page.route('**/api/v1/inspections?*', (route) => route.fulfill({ json: { result: [], count: 0 } }));
  await visit(page, '/Reports');
  await expect(page.getByText('There are no reports yet')).toBeVisible();
  await page.getByText('Inspection types').click();
  await expect(new ReportList(page).type('Weekly')).toBeVisible();
  await lookOver(page, 'the empty list');
  await page.unroute('**/api/v1/inspections?*');
});
