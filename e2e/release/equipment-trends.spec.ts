import { expect } from '@playwright/test';
import type { Name } from '../cast.ts';
import { companyIdOf } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { beginInspection, type Inspectable, makeInspectable, setStatus, writeResult } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const wear = (name: string) => ({
  type: 'Measurement' as const,
  name,
  measurementTitle: 'Thickness',
  lifeEstimate: 'Min',
  measurementLimits: [
    { productFamilyId: null, productModelId: null, criticalLow: 10, low: 25, high: null, criticalHigh: null },
  ],
});

/** A visit on a day that measured this, submitted. */
async function measure(server: TestServer, inspectable: Inspectable, day: string, value: string, by: Name = 'uma') {
  const inspection = await beginInspection(server, inspectable, { inspectionDate: `${day}T00:00:00Z` }, by);
  await writeResult(server, inspection, 0, { value, rating: 0 }, by);
  await setStatus(server, inspection, { status: 'Waiting' }, by);
  return inspection;
}

test('the page of a machine draws each measurement within its limits, tells its values and when it ends [EQP-04]', async ({
  as,
  server,
}) => {
  const inspectable = await makeInspectable(server, [{ title: 'Wear', points: [wear('Liner')] }]);
  const page = await as('ada');
  await visit(page, `/Equipments/${inspectable.machine.id}`);
  await expect(page.getByText('No measurements yet.')).toBeVisible();

  await measure(server, inspectable, '2026-01-01', '40');
  const second = await measure(server, inspectable, '2026-02-01', '30,5');
  await measure(server, inspectable, '2026-03-01', '20');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Details' })).toBeInViewport();
  for (const name of ['Inspections', 'Findings and actions', 'Trends'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const chart = page.getByRole('figure', {
    name: /^Chart of Liner from 01\.01\.2026 to 01\.03\.2026, newest value 20/,
  });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByText(/^Expected to reach 10 between \d\d\.\d\d\.2026 and \d\d\.\d\d\.2026$/)).toBeVisible();
  for (const band of ['Follow', 'Ok']) await expect(chart.locator(`rect[data-rating=${band}]`)).toHaveCount(1);
  await expect(chart.locator('text[data-limit]')).toHaveText(['Critical limit 10', 'Limit 25']);
  await expect(chart.locator('[data-mark]')).toHaveCount(3);

  const plot = chart.getByRole('slider');
  const box = await plot.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await expect(chart.getByText('40', { exact: true }).last()).toBeVisible();
  await expect(plot).toHaveAttribute('aria-valuetext', /^40, 01\.01\.2026, /);
  await page.mouse.move(0, 0);
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plot).toHaveAttribute('aria-valuetext', `30.5, 01.02.2026, ${second.name}`);
  await expect(chart.getByText(second.name)).toBeVisible();

  await chart.getByText('Values', { exact: true }).click();
  await expect(chart.getByRole('row')).toHaveCount(4);
  await lookOver(page, 'the page of a machine with a trend');
  await chart
    .getByRole('row', { name: /01\.02\.2026/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(server.at(`Reports/${second.id}`));
});

test('a distributor sees no value that another company measured [EQP-04]', async ({ as, server }) => {
  const companyIds = [await companyIdOf(server, 'Kivi Drilling Service')];
  const inspectable = await makeInspectable(server, [{ title: 'Wear', points: [wear('Liner')] }], {}, { companyIds });
  await measure(server, inspectable, '2026-01-01', '41', 'dora');
  await measure(server, inspectable, '2026-02-01', '31');
  const page = await as('dora');
  await visit(page, `/Equipments/${inspectable.machine.id}`);
  const once = page.getByRole('region', { name: 'Measured once' }).locator('tbody tr');
  await expect(once).toHaveCount(1);
  await expect(once).toContainText(/Liner.*41.*Within the limits.*01\.01\.2026 00:00/);
  await expect(page.getByRole('figure')).toHaveCount(0);
});
