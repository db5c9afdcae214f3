import type { Inspection } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable, oneComment, setStatus, submit } from '../inspections.ts';
import { ReportList } from '../pages/report-list.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

interface Reports {
  word: string;
  inUse: Inspection;
  waiting: Inspection;
  finished: Inspection;
}

/** One report of each status, all found by one word. */
async function makeReports(server: TestServer): Promise<Reports> {
  const word = unique('Acted');
  const start = async (name: string) =>
    beginInspection(server, await makeInspectable(server, oneComment(), { name: `${word} ${name}` }));
  const [inUse, waiting, finished] = [await start('used'), await start('waiting'), await start('finished')];
  for (const inspection of [waiting, finished]) await submit(server, inspection);
  await setStatus(server, finished, { status: 'Finished' }, 'ada');
  return { word, inUse, waiting, finished };
}

test('an admin finishes what waits, and reads what is missing where something is [REP-05, REP-09]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(422, 'api/v1/inspections/[^/]+/updateStatus');
  const { word, inUse, waiting } = await makeReports(server);
  const page = await as('ada');
  const list = new ReportList(page);
  const dialog = page.getByRole('dialog', { name: 'Set the inspection to Finished?' });
  const confirm = dialog.getByRole('button', { name: 'Set to Finished' });
  await list.open(word);
  await list.finish(inUse).click();
  await confirm.click();
  const missing = dialog.getByRole('list', { name: 'What is missing' }).getByRole('listitem');
  await expect(missing).toHaveText([/^Comment.*: /]);
  await expect(list.row(inUse.name)).toContainText('In use');
  await missing.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/Reports/${inUse.id}/perform`));
  await page.goBack();

  await list.finish(waiting).click();
  await confirm.click();
  await expect(page.getByText(`${waiting.name} is finished.`)).toBeVisible();
  await expect(list.row(waiting.name)).toContainText('Finished');
  await expect(list.finish(waiting)).toBeHidden();
  await expect(list.download(waiting)).toBeVisible();
});
