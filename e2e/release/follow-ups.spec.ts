import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import {
  beginInspection,
  makeInspectable,
  makeReported,
  oneComment,
  readInspection,
  setStatus,
} from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

test('the next visit asks what became of each thing that was left open, before it is submitted', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  const { finding, action } = await makeReported(server, visited);
  const page = await as('uma');
  const next = await beginInspection(server, visited);
  const perform = new PerformPage(page);
  await perform.open(next.id);
  await perform.tab('Check and submit');
  await page.getByRole('link', { name: `Say what became of this: ${finding.title}` }).click();
  const card = (title: string) => page.getByRole('article', { name: title });
  await expect(card(finding.title)).toBeFocused();
  await card(finding.title).getByRole('button', { name: 'Fixed on site' }).click();
  await card(action.title).getByRole('button', { name: 'Still open' }).click();
  await expect(page.getByText('Nothing is left to deal with before submitting.')).toBeVisible();
  await lookOver(page, 'what earlier visits left open');
  await perform.saved();
  const { ledger } = await readInspection(server, next.id, 'uma');
  expect(ledger.map(({ state, disposal }) => [state, disposal])).toEqual([
    ['done', 'fixedOnSite'],
    ['open', 'stillOpen'],
  ]);
});

test('the page of a machine lists its inspections, leads to them and to a new one, and reads well', async ({
  as,
  server,
}) => {
  const long = 'W'.repeat(90);
  const visited = await makeInspectable(server, oneComment(), { name: `${unique('Long')} ${long}` });
  const { inspection } = await makeReported(server, visited);
  for (let i = 0; i < 10; i++) await beginInspection(server, visited, { inspectionDate: '2026-03-04T05:06:00Z' });
  await setStatus(server, inspection, { status: 'Finished' }, 'ada');
  const page = await as('max');
  const table = page.getByRole('region', { name: 'Inspections', exact: true });
  await visit(page, `/Equipments/${visited.machine.id}`);
  await expect(page.getByText('11 inspections have been conducted on the equipment.')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(11);
  await lookOver(page, 'a machine with inspections and open findings');
  await page.getByRole('button', { name: 'Show all 11' }).click();
  await expect(table.getByRole('row')).toHaveCount(12);
  await expect(table.getByRole('row').nth(1)).toContainText('Finished');
  await page.getByRole('link', { name: 'New inspection' }).click();
  await expect(page.getByRole('combobox', { name: 'Machine' })).toHaveValue(visited.machine.serialNumber);
  await page.goBack();
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(server.at(`Reports/${inspection.id}`));
});
