import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, oneComment, setStatus, submit } from '../inspections.ts';
import { lookClosely, lookOver } from '../look-over.ts';
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
  await lookClosely(page, 'the full list', async () => {
    await visit(page, '/Reports');
    await expect(list.rows).toHaveCount(50);
  });
  await list.open(word);
  await expect(list.rows).toHaveCount(2);
  await lookOver(page, 'long names');
  await lookClosely(page, 'what is missing', async () => {
    faults.expectRefusal(422, 'api/v1/inspections/[^/]+/updateStatus');
    await list.finish(inUse).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set to Finished' }).click();
    await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible();
  });
  await lookClosely(page, 'the question before deleting', async () => {
    await page.keyboard.press('Escape');
    await list.delete(inUse);
    await expect(page.getByText('Do you really want to delete the inspection?')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await list.download(finished).click();
  await expect(page.getByRole('menuitem')).toHaveCount(9);
  await lookOver(page, 'the languages');
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
