import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable, oneComment, setStatus, submit } from '../inspections.ts';
import { ReportList } from '../pages/report-list.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

async function makeFinished(server: TestServer) {
  const word = unique('Saved');
  const visited = await makeInspectable(server, oneComment(), { name: word });
  const report = await beginInspection(server, visited, { inspectionDate: '2026-03-04T22:30:00Z' });
  await submit(server, report);
  await setStatus(server, report, { status: 'Finished' }, 'ada');
  return { word, report, serialNumber: visited.machine.serialNumber };
}

test('the menu begins with the reader’s own language, and works by keys [REP-03]', async ({ as, server }) => {
  const { word, report } = await makeFinished(server);
  const page = await as('carl');
  const list = new ReportList(page);
  await list.open(word);
  await list.download(report).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /English.*Your language|English/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(list.download(report)).toBeFocused();
});

const pdfCall = '**/reportpdf?*';

test('a download that fails says what happened [REP-08]', async ({ as, server, faults }) => {
  faults.expect(/status of 404 .*reportpdf/);
  const { word, report } = await makeFinished(server);
  const page = await as('uma');
  const list = new ReportList(page);
  await list.open(word);
  await expect(list.rows).toHaveCount(1);
  await page.route(pdfCall, (route) =>
    route.fulfill({ status: 404, json: { code: 'notFound', detail: 'It is gone.' } }),
  );
  await list.downloadIn(report, 'English');
  await expect(page.getByRole('alert')).toContainText(`${report.name} was not downloaded. It is gone.`);
});
