import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { everyType } from '../every-type.ts';
import { beginInspection, makeInspectable, makeReported, setStatus, writeResult } from '../inspections.ts';
import { ReportPage } from '../pages/report-page.ts';
import { makeReport } from '../reports.ts';
import { test } from '../world.ts';

const moment = /^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/;

test('a report tells when, who, where and what, with days as reports write them [RPV-02, RPV-05]', async ({
  as,
  server,
}) => {
  const { id, name } = await makeReport(server);
  const token = await server.tokenOf('uma');
  const { equipment, inspector } = await server.call(inspections.get, { token, params: { id } }).then((found) => ({
    equipment: found.equipment,
    inspector: found.inspector,
  }));
  const page = await as('uma');
  const report = new ReportPage(page);
  await report.open(id, name);
  for (const label of ['Started', 'Ended']) await expect(report.fact(label)).toHaveText(moment);
  await expect(report.fact('Time of work')).toHaveText(/^(\d+ h )?\d+ min$/);
  await expect(report.fact('Inspector')).toContainText(inspector);
  await expect(report.fact('Version')).toHaveText('1');
  await expect(report.fact('Product family')).toHaveText(equipment.productFamilyName);
  await expect(report.fact('Product model')).toHaveText(equipment.productModelName);
  await expect(report.fact('Serial number')).toHaveText(equipment.serialNumber);

  const earlier = await makeReport(server, { fields: { inspectionDate: '2026-02-03T00:00:00Z' } });
  await report.open(earlier.id, earlier.name);
  await expect(report.fact('Date')).toHaveText('03/02/2026');
  await expect(report.fact('Started')).toHaveCount(0);
});

test('a report shows actions, findings and points with their ratings, comments and tables [RPV-03]', async ({
  as,
  server,
}) => {
  const { inspection, finding, action } = await makeReported(server, await makeInspectable(server));
  const page = await as('max');
  const report = new ReportPage(page);
  await report.open(inspection.id, inspection.name);
  await expect(report.section('Priority actions').getByRole('row').filter({ hasText: action.title })).toContainText(
    'High',
  );
  await expect(report.entry(finding.title)).toContainText('Under the feed');

  const every = await beginInspection(server, await makeInspectable(server, everyType));
  await writeResult(server, every, 0, { value: 'Fine', comment: 'Dry and clean', rating: 2 });
  await writeResult(server, every, 1, { value: '27', rating: 3 });
  await report.open(every.id, every.name);
  await expect(page.getByText('Not submitted yet.')).toBeVisible();
  const first = report.entry('General impression');
  await expect(first).toContainText('Dry and clean');
  await expect(first.locator('[data-rating="Repair"] svg').first()).toBeVisible();
  await expect(first).toContainText('Repair or replace');
  await expect(report.entry('Jaw gap').locator('dd > [data-rating="ImmediateAction"]')).toContainText('27');
});

test('every version stays readable, and a newer one tells what it changed [FLD-06]', async ({ as, server }) => {
  const { id, name, runs } = await makeReport(server);
  await setStatus(server, { id } as never, { status: 'In_Use', reason: 'Measure again' });
  const page = await as('uma');
  const report = new ReportPage(page);
  await report.open(id, name);
  await expect(page.getByText('Measure again')).toBeVisible();
  await expect(report.entry('Jaw gap')).toContainText('12');
  await writeResult(server, { id, runs } as never, 0, { value: '17' }, 'uma');
  await setStatus(server, { id } as never, { status: 'Waiting' }, 'uma');

  await page.reload();
  await expect(report.entry('Jaw gap')).toContainText('17');
  await expect(report.version).toHaveValue('2');
  await page.getByText('What changed since version 1').click();
  const change = page.getByRole('listitem').filter({ hasText: 'Jaw gap' }).first();
  await expect(change.locator('del')).toContainText('12');
  await expect(change.locator('ins')).toContainText('17');

  await report.version.selectOption('1');
  await expect(page.getByText(/^This is version 1 of 2, as Uma/)).toBeVisible();
  await expect(report.entry('Jaw gap')).toContainText('12');
  await expect(report.fact('Version')).toHaveText('1');
  await page.reload();
  await expect(report.version).toHaveValue('1');
  await report.language.selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 2, name: 'Maschine' })).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  const paper = page.getByRole('article', { name: `Report of ${name}` });
  await expect(paper.getByRole('heading', { name: 'Maschine' })).toBeVisible();
  await expect(paper.getByText('12', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This is version 1 of 2, as Uma/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the newest version' }).click();
  await expect(paper.getByText('17', { exact: true })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Maschine' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Show the newest version' }).click();
  await expect(report.entry('Jaw gap')).toContainText('17');
});
