import { expect } from '@playwright/test';
import { beginAudit, makeAuditedCustomer } from '../audits.ts';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, oneComment, setStatus, submit } from '../inspections.ts';
import { lookClosely, lookOver } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const reports = { region: 'My reports', search: 'Search my reports' };

test('My page lists one’s own reports, ten at a time, searched once typing pauses and sorted, and leads to a new one', async ({
  as,
  server,
}) => {
  const word = unique('Mine');
  const visited = await makeInspectable(server, oneComment(), { name: word });
  for (let day = 1; day <= 11; day++)
    await beginInspection(
      server,
      visited,
      { inspectionDate: `2026-02-${String(day).padStart(2, '0')}T08:00:00Z` },
      'carl',
    );
  const foreign = await beginInspection(server, visited, {}, 'rita');
  const page = await as('carl');
  const list = new List(page, reports);
  await visit(page, `/?reportsSearch=${word}`);
  await expect(page.getByRole('heading', { level: 2, name: 'My reports' })).toBeVisible();
  await expect(list.rows).toHaveCount(10);
  await expect(list.rows.first()).toContainText('11.02.2026 08:00');
  await expect(list.rows.first()).toContainText(visited.machine.serialNumber);
  await expect(list.rows.first()).toContainText('In use');
  await page.getByRole('region', { name: 'My reports' }).getByRole('button', { name: 'Date' }).click();
  await expect(list.rows.first()).toContainText('01.02.2026 08:00');
  await list.ranges.nth(1).click();
  await expect(list.rows).toHaveText([/11\.02\.2026/]);

  await list.search.clear();
  await expect(list.rows).toHaveCount(10);
  const queries: URLSearchParams[] = [];
  page.on('request', (call) => {
    const { pathname, searchParams } = new URL(call.url());
    if (pathname.endsWith('/inspections')) queries.push(searchParams);
  });
  const missing = 'nothing-like-it';
  await list.search.pressSequentially(missing);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(queries.at(-1)?.get('search')).toBe(missing);
  expect(queries.every((query) => query.get('mineOnly') === 'true')).toBe(true);
  expect(queries.length, 'not every key asks').toBeLessThan(missing.length / 2);
  await page.reload();
  await expect(list.search).toHaveValue('nothing-like-it');
  await visit(page, `/?reportsSearch=${word}`);
  await list.rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/Reports\/[\w-]+\/perform$/);
  expect(page.url()).not.toContain(foreign.id);
  await visit(page, '/');
  await page.getByRole('link', { name: 'New inspection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New inspection' })).toBeVisible();
});

test('My page lists one’s own audits beside one’s own reports, each searched and sorted by itself [MYP-01]', async ({
  as,
  server,
}) => {
  const word = unique('Plant');
  const customer = await makeAuditedCustomer(server, word, 'Alpha');
  for (let day = 1; day <= 11; day++)
    await beginAudit(
      server,
      customer,
      { inspectionDate: `2026-02-${String(day).padStart(2, '0')}T08:00:00.000Z` },
      'carl',
    );
  await beginAudit(server, customer, {}, 'rita');
  const page = await as('carl');
  await visit(page, '/');
  for (const name of ['My reports', 'My audits'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const list = new List(page, { region: 'My audits', search: 'Search my audits' });
  const queries: URLSearchParams[] = [];
  page.on('request', (call) => {
    const { pathname, searchParams } = new URL(call.url());
    if (pathname.endsWith('/audits')) queries.push(searchParams);
  });
  await list.search.pressSequentially(word);
  await expect(page).toHaveURL(new RegExp(`auditsSearch=${word}`));
  await expect(list.rows).toHaveCount(10);
  await expect(list.rows.first()).toContainText('11.02.2026 08:00');
  expect(queries.every((query) => query.get('mineOnly') === 'true' && query.get('amount') === '10')).toBe(true);
  expect(queries.length, 'not every key asks').toBeLessThan(word.length / 2);
  await page.getByRole('region', { name: 'My audits' }).getByRole('button', { name: 'Inspection date' }).click();
  await expect(list.rows.first()).toContainText('01.02.2026 08:00');
  await page.getByRole('link', { name: /Open audits/ }).click();
  await expect(page).toHaveURL(/\/Audits\?.*statuses=open/);
});

test('what was sent back stands out among one’s own reports, and what was submitted says so', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  const [back, waiting] = [
    await beginInspection(server, visited, {}, 'rita'),
    await beginInspection(server, visited, {}, 'rita'),
  ];
  for (const inspection of [back, waiting]) await submit(server, inspection, 'rita');
  await setStatus(server, back, { status: 'In_Use', reason: 'The photo is blurred' });
  const page = await as('rita');
  await visit(page, `/?reportsSearch=${visited.protocol.name}&reportsSort=status`);
  const rows = new List(page, reports).rows;
  await expect(rows.filter({ has: page.getByRole('img', { name: 'Returned for correction' }) })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Waiting' })).toHaveCount(1);
});

test('My page reads well without reports, and with very long names', async ({ as, server }) => {
  const page = await as('dev');
  await visit(page, '/');
  await expect(page.getByText('You have no reports yet')).toBeVisible();
  await lookClosely(page, 'My page without reports');
  const long = 'W'.repeat(90);
  const word = unique('Long');
  const visited = await makeInspectable(
    server,
    oneComment(),
    { name: `${word} ${long}` },
    { serialNumber: unique(long) },
  );
  await beginInspection(server, visited);
  await as('uma', { instead: page });
  await visit(page, `/?reportsSearch=${word}`);
  await expect(new List(page, reports).rows).toHaveCount(1);
  await lookOver(page, 'My page');
});
