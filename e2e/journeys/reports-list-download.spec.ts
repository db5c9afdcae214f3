import { readFile } from 'node:fs/promises';
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

test('a report is downloaded as a PDF in the chosen language, under its day, machine and language [REP-03, REP-08]', async ({
  as,
  server,
}) => {
  const { word, report, serialNumber } = await makeFinished(server);
  const page = await as('uma');
  const list = new ReportList(page);
  await list.open(word);
  for (const [language, code] of [
    ['Suomi', 'fi'],
    ['中文', 'zh'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await list.downloadIn(report, language);
    const download = await downloading;
    const name = `20260304_${serialNumber}_${code}.pdf`;
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(`${name} was downloaded.`)).toBeVisible();
  }
});
