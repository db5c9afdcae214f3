import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import type { House } from '../house.ts';
import { ReportList } from '../pages/report-list.ts';
import { makeProtocol } from '../protocols.ts';
import { begin, makeVisited, submit, type Visited } from '../visits.ts';
import { test } from '../world.ts';

/** A machine with protocols of three types, whose names begin with one word. */
async function makeVisits(house: House, word: string): Promise<Record<'daily' | 'weekly' | 'annual', Visited>> {
  const daily = await makeVisited(house, { protocol: { name: `${word} b` } });
  const { machine } = daily;
  const targets = [{ productFamilyId: machine.productFamilyId }];
  const another = async (name: string, type: 'Weekly' | 'Annual') => ({
    machine,
    protocol: await makeProtocol(house, { name, type, targets }),
  });
  return {
    daily,
    weekly: await another(`${word} a`, 'Weekly'),
    annual: await another(`${word} c`, 'Annual'),
  };
}

test('reports are newest first, fifty to a page, searched, sorted by each column, and opened [REP-01, REP-03, REP-06, LST-06, LST-10]', async ({
  as,
  house,
}) => {
  const word = unique('Listed');
  const { daily, weekly, annual } = await makeVisits(house, word);
  const at = (day: number) => ({ inspectionDate: new Date(Date.UTC(2026, 0, day, 6, 30)).toISOString() });
  for (let day = 1; day <= 49; day++) await begin(house, daily, 'uma', at(day));
  const second = await begin(house, weekly, 'rita', at(51));
  await submit(house, second, 'rita');
  const newest = await begin(house, annual, 'carl', at(60));
  const page = await as('uma');
  const list = new ReportList(page);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const askedFor = (path: string) => asked.filter(({ pathname }) => pathname.endsWith(`/api/v1/${path}`));
  await page.goto('/');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(list.rows).toHaveCount(50);
  expect(Object.fromEntries(askedFor('inspections').at(-1)?.searchParams ?? [])).toEqual({
    offset: '0',
    amount: '50',
    orderKey: 'inspectionDate',
    orderDirection: 'desc',
  });
  await expect.poll(() => askedFor('inspectionProtocols/types')).toHaveLength(1);
  await expect.poll(() => askedFor('inspectionPoints/useCases')).toHaveLength(1);

  await list.search.fill(word);
  await expect(page.getByText('51 found')).toBeVisible();
  await expect(list.header('Date')).toHaveAttribute('aria-sort', 'descending');
  await expect(list.rows.first().locator('td').nth(0)).toHaveText(newest.name);
  await expect(list.rows.first().locator('td').nth(1)).toHaveText('01.03.2026 06:30');
  await expect(list.rows.first().locator('td').nth(2)).toHaveText('In use');
  await expect(list.rows.first().locator('td').nth(3)).toHaveText(daily.machine.serialNumber);
  await expect(list.rows.first().locator('td').nth(4)).toHaveText('Carl Brandt');
  await expect(list.ranges).toHaveText(['1 ... 50', '51 ... 51']);
  await list.ranges.last().click();
  await expect(list.column(2)).toHaveText(['01.01.2026 06:30']);

  await list.sortBy('Name');
  await expect(list.column(1).first()).toHaveText(second.name);
  await list.sortBy('Name');
  await expect(list.column(1).first()).toHaveText(newest.name);
  await list.sortBy('Status');
  await expect(list.column(3).first()).toHaveText('In use');
  await list.sortBy('Status');
  await expect(list.column(3).first()).toHaveText('Waiting');
  await list.sortBy('Inspector');
  await expect(list.column(5).first()).toHaveText('Carl Brandt');
  await list.sortBy('Serial number');
  await expect(list.header('Serial number')).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(list.header('Serial number')).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.search).toHaveValue(word);
  await list.sortBy('Date');
  await expect(list.column(2).first()).toHaveText('01.01.2026 06:30');
  await list.sortBy('Date');

  await expect(list.details(newest)).toHaveAttribute('href', new RegExp(`/Reports/${newest.id}/details$`));
  await list.row(newest.name).click();
  await expect(page).toHaveURL(new RegExp(`/Reports/${newest.id}$`));
  await page.goBack();
  await expect(list.rows.first()).toContainText(newest.name);
});

test('reports are filtered by the types that they can have; the address keeps the choice [REP-02]', async ({
  as,
  house,
}) => {
  const word = unique('Typed');
  const { daily, weekly, annual } = await makeVisits(house, word);
  for (const visited of [daily, weekly, annual]) await begin(house, visited);
  const page = await as('uma');
  const list = new ReportList(page);
  await list.open(word, '&sort=name&direction=asc');
  await expect(list.rows).toHaveCount(3);
  const boxes = page.getByRole('group', { name: 'Inspection types' });
  await expect(boxes.locator('label')).toHaveText([
    'Annual',
    'Closed',
    'Commissioning',
    'Daily',
    'Equipment configurator',
    'FAT',
    'Machine assessment',
    'Mid-year',
    'Monthly',
    'Quarterly',
    'Weekly',
  ]);
  await list.type('Weekly').check();
  await expect(list.column(1)).toHaveText([new RegExp(`^${word} a`)]);
  await list.type('Annual').check();
  await expect(list.column(1)).toHaveText([new RegExp(`^${word} a`), new RegExp(`^${word} c`)]);
  await expect(page).toHaveURL(/types=Annual%2CWeekly/);
  await page.reload();
  await expect(list.type('Annual')).toBeChecked();
  await expect(list.rows).toHaveCount(2);
  await list.type('Weekly').uncheck();
  await expect(list.column(1)).toHaveText([new RegExp(`^${word} c`)]);
  await page.goBack();
  await expect(list.rows).toHaveCount(2);
  await list.type('FAT').check();
  await list.type('Annual').uncheck();
  await list.type('Weekly').uncheck();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('distributors find what their own company inspected, and nothing of anybody else [REP-03]', async ({
  as,
  house,
}) => {
  const word = unique('Scope');
  const companyIds = [await companyIdOf(house, 'Kivi Drilling Service')];
  const visited = await makeVisited(house, { machine: { companyIds }, protocol: { name: word } });
  const theirs = await begin(house, visited, 'dina', { inspectionDate: '2026-03-01T08:00:00Z' });
  await begin(house, visited, 'uma', { inspectionDate: '2026-03-02T08:00:00Z' });
  for (const name of ['dina', 'dora'] as const) {
    const list = new ReportList(await as(name));
    await list.open(word);
    await expect(list.column(2)).toHaveText(['01.03.2026 08:00']);
    await expect(list.details(theirs)).toBeVisible();
    await expect(list.delete(theirs)).toBeVisible({ visible: name === 'dora' });
    await expect(list.finish(theirs)).toBeHidden();
    await expect(list.rate(theirs, 'Ok')).toBeHidden();
  }
  const page = await as('otto');
  await new ReportList(page).open(word);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
