import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, type Inspectable, makeInspectable, oneComment, submit } from '../inspections.ts';
import { ReportList } from '../pages/report-list.ts';
import { makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** A machine with protocols of three types, whose names begin with one word. */
async function makeVisits(
  server: TestServer,
  word: string,
): Promise<Record<'daily' | 'weekly' | 'annual', Inspectable>> {
  const daily = await makeInspectable(server, oneComment(), { name: `${word} b` });
  const { machine } = daily;
  const targets = [{ productFamilyId: machine.productFamilyId }];
  const another = async (name: string, type: 'Weekly' | 'Annual') => ({
    machine,
    protocol: await makeProtocol(server, { name, type, targets }),
  });
  return {
    daily,
    weekly: await another(`${word} a`, 'Weekly'),
    annual: await another(`${word} c`, 'Annual'),
  };
}

test('reports are listed fifty to a page, newest first; types and use cases are requested once [REP-01, LST-06, LST-10]', async ({
  as,
}) => {
  const page = await as('uma');
  const list = new ReportList(page);
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  const requestsTo = (path: string) => requests.filter(({ pathname }) => pathname.endsWith(`/api/v1/${path}`));
  await visit(page, '/Account');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(list.rows).toHaveCount(50);
  expect(requestsTo('inspections').map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { offset: '0', amount: '50', orderKey: 'inspectionDate', orderDirection: 'desc' },
  ]);
  await expect(list.header('Date')).toHaveAttribute('aria-sort', 'descending');
  await expect(list.column(2).first()).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  await list.ranges.filter({ hasText: '51 ... 100' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.rows).toHaveCount(50);
  await page.getByRole('link', { name: 'My page' }).click();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(list.rows).toHaveCount(50);
  expect(requestsTo('inspectionProtocols/types')).toHaveLength(1);
  expect(requestsTo('inspectionPoints/useCases')).toHaveLength(1);
});

test('reports are searched, sorted by each column, and opened [REP-03, REP-06]', async ({ as, server }) => {
  const word = unique('Listed');
  const { daily, weekly, annual } = await makeVisits(server, word);
  const at = (day: number) => ({ inspectionDate: new Date(Date.UTC(2026, 0, day, 6, 30)).toISOString() });
  const oldest = await beginInspection(server, daily, at(1));
  const second = await beginInspection(server, weekly, at(51), 'rita');
  await submit(server, second, 'rita');
  const newest = await beginInspection(server, annual, at(60), 'carl');
  const page = await as('uma');
  const list = new ReportList(page);
  const names = list.column(1);
  await visit(page, '/Reports');
  await list.search.fill(word);
  await expect(names).toHaveText([newest.name, second.name, oldest.name]);
  await expect(list.column(2)).toHaveText(['01.03.2026 06:30', '20.02.2026 06:30', '01.01.2026 06:30']);
  await expect(list.column(3)).toHaveText(['In use', 'Waiting', 'In use']);
  await expect(list.column(4)).toHaveText(Array(3).fill(daily.machine.serialNumber));
  await expect(list.column(5)).toHaveText(['Carl Brandt', 'Rita Moreau', 'Uma Virtanen']);

  await list.sortBy('Name');
  await expect(names).toHaveText([second.name, oldest.name, newest.name]);
  await list.sortBy('Name');
  await expect(names).toHaveText([newest.name, oldest.name, second.name]);
  await list.sortBy('Status');
  await list.sortBy('Status');
  await expect(names.first()).toHaveText(second.name);
  await list.sortBy('Inspector');
  await expect(names).toHaveText([newest.name, second.name, oldest.name]);
  await list.sortBy('Date');
  await expect(names).toHaveText([oldest.name, second.name, newest.name]);
  await list.sortBy('Serial number');
  await expect(list.header('Serial number')).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(list.header('Serial number')).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.search).toHaveValue(word);

  await list.row(newest.name).click();
  await expect(page).toHaveURL(new RegExp(`/Reports/${newest.id}$`));
  await page.goBack();
  await list.details(newest).click();
  await expect(page).toHaveURL(new RegExp(`/Reports/${newest.id}/details$`));
});
