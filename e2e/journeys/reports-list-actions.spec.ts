import type { Inspection } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import type { Name } from '../cast.ts';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable, oneComment, readInspection, setStatus, submit } from '../inspections.ts';
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

const offers: Partial<Record<Name, { rates?: boolean; finishes?: boolean; deletes?: boolean }>> = {
  uma: {},
  rita: { rates: true },
  max: { deletes: true },
  ada: { rates: true, finishes: true, deletes: true },
};

test('each role is offered what it may do, as the status of a report allows [REP-03, REP-05]', async ({
  as,
  server,
}) => {
  const { word, inUse, waiting, finished } = await makeReports(server);
  const page = await as('uma');
  for (const [name, { rates = false, finishes = false, deletes = false }] of Object.entries(offers)) {
    const list = new ReportList(await as(name as Name, { instead: page }));
    await list.open(word);
    await expect(list.rows).toHaveCount(3);
    for (const report of [inUse, waiting, finished]) {
      const isDone = report === finished;
      await expect(list.details(report), name).toBeVisible();
      await expect(list.download(report), name).toBeVisible({ visible: isDone });
      await expect(list.finish(report), name).toBeVisible({ visible: finishes && !isDone });
      await expect(list.more(report), name).toBeVisible({ visible: deletes });
      await expect(list.rate(report, 'Ok'), name).toBeVisible({ visible: rates });
      await expect(list.rate(report, 'Not ok'), name).toBeVisible({ visible: rates });
    }
  }
});

test('a rating shows once the server has taken it, and not before; others see its marker [REP-04, REP-09]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(403, 'api/v1/inspections/[^/]+/rating');
  const { word, waiting } = await makeReports(server);
  const page = await as('rita');
  const list = new ReportList(page);
  const [ok, nok] = [list.rate(waiting, 'Ok'), list.rate(waiting, 'Not ok')];
  await list.open(word);
  await ok.click();
  await expect(ok).toHaveAttribute('aria-pressed', 'true');
  await page.route(
    '**/rating',
    (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{}' }),
    {
      times: 1,
    },
  );
  await nok.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(ok).toHaveAttribute('aria-pressed', 'true');
  await expect(nok).toHaveAttribute('aria-pressed', 'false');
  expect((await readInspection(server, waiting.id)).rating).toBe('Ok');
  await nok.click();
  await expect(nok).toHaveAttribute('aria-pressed', 'true');
  await expect(ok).toHaveAttribute('aria-pressed', 'false');
  const other = new ReportList(await as('uma'));
  await other.open(word);
  await expect(other.row(waiting.name).getByText('Not ok')).toBeVisible();
});

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

test('a manager deletes a report after a question, a finished one too, and keeps what the server keeps [REP-07, REP-09]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(409, 'api/v1/inspections/[^/]+');
  const { word, waiting, finished } = await makeReports(server);
  const page = await as('max');
  const list = new ReportList(page);
  await list.open(word);
  await list.delete(waiting);
  const question = page.getByRole('dialog', { name: `Delete inspection ${waiting.name}?` });
  await expect(question.getByText('Do you really want to delete the inspection?')).toBeVisible();
  await expect(question.getByRole('button', { name: 'CANCEL', exact: true })).toBeFocused();
  await question.getByRole('button', { name: 'CANCEL', exact: true }).click();
  await expect(list.rows).toHaveCount(3);

  // Finished behind the manager's back: the question was about one that waits.
  await setStatus(server, waiting, { status: 'Finished' }, 'ada');
  await list.delete(waiting);
  await question.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('deleted only by force');
  await question.getByRole('button', { name: 'CANCEL', exact: true }).click();
  await expect(list.row(waiting.name)).toBeVisible();

  await list.delete(finished);
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByText(`${finished.name} was deleted.`)).toBeVisible();
  await expect(list.rows).toHaveCount(2);
  await page.reload();
  await expect(list.rows).toHaveCount(2);
});
