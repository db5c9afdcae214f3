import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { beginInspection, makeInspectable, oneComment } from '../inspections.ts';
import { ReportList } from '../pages/report-list.ts';
import { test } from '../world.ts';

test('distributors find what their own company inspected, and nothing of anybody else [REP-03]', async ({
  as,
  server,
}) => {
  const word = unique('Scope');
  const companyIds = [await companyIdOf(server, 'Kivi Drilling Service')];
  const visited = await makeInspectable(server, oneComment(), { name: word }, { companyIds });
  const theirs = await beginInspection(server, visited, { inspectionDate: '2026-03-01T08:00:00Z' }, 'dina');
  await beginInspection(server, visited, { inspectionDate: '2026-03-02T08:00:00Z' });
  const page = await as('dina');
  for (const name of ['dina', 'dora'] as const) {
    const list = new ReportList(await as(name, { instead: page }));
    await list.open(word);
    await expect(list.column(2)).toHaveText(['01.03.2026 08:00']);
    await expect(list.details(theirs)).toBeVisible();
    await expect(list.more(theirs)).toBeVisible({ visible: name === 'dora' });
    await expect(list.finish(theirs)).toBeHidden();
    await expect(list.rate(theirs, 'Ok')).toBeHidden();
  }
  await as('otto', { instead: page });
  await new ReportList(page).open(word);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
