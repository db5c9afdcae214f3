import { expect } from '@playwright/test';
import { beginAudit, makeAuditedCustomer } from '../audits.ts';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

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
