import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { everyType } from '../every-type.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, makeReported, setStatus, writeResult } from '../inspections.ts';
import { ReportPage } from '../pages/report-page.ts';
import { makePoint } from '../points.ts';
import { makeProtocol } from '../protocols.ts';
import { answerAndSubmit, makeReport, twoPoints } from '../reports.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** A protocol that asks for one setting of the machine. */
async function makeConfigurator(server: TestServer, name: string) {
  const { id } = await makePoint(server, { type: 'Measurement', name, measurementTitle: name });
  const categories = [{ title: 'Settings', inspectionPoints: [{ inspectionPointId: id }] }];
  return makeProtocol(server, {
    name: unique('Configurator'),
    type: 'Equipment_Configurator',
    targets: [],
    categories,
  });
}

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

test('a report shows the configuration, the general comment and two signatures, named for a factory test [RPV-04]', async ({
  as,
  server,
}) => {
  const page = await as('ada');
  const report = new ReportPage(page);
  const { id, name } = await makeReport(server, { signer: 'Cara Customer' });
  const token = await server.tokenOf('max');
  await setStatus(server, { id } as never, { status: 'In_Use', reason: 'Add a comment' });
  const comment = { token, params: { id, field: 'comment' }, body: { text: 'A comment on all of it.' } };
  await server.call(inspections.updateField, comment);
  await setStatus(server, { id } as never, { status: 'Waiting', useOldSignatures: true });
  await report.open(id, name);
  await expect(report.section('General comment')).toContainText('A comment on all of it.');
  const signed = report.section('Signatures');
  await expect(signed.getByRole('region', { name: 'Customer' })).toContainText('Cara Customer');
  await expect(signed.getByRole('region', { name: 'Customer' }).getByRole('img')).toBeVisible();
  await expect(signed.getByRole('region', { name: 'Inspector' })).toBeVisible();

  const configurator = await makeConfigurator(server, 'Speed');
  const factoryTest = await beginInspection(server, await makeInspectable(server, twoPoints, { type: 'FAT' }), {
    configuratorProtocolId: configurator.protocolId,
  });
  await answerAndSubmit(server, factoryTest);
  await report.open(factoryTest.id, factoryTest.name);
  const labels = report.section('Signatures').getByRole('region');
  await expect(labels).toHaveText([/^Inspected and tested by/, /^Approved by/]);
  await expect(report.section('Equipment configuration')).toContainText('Speed');
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

test('a report that is sent back says so at once', async ({ as, server }) => {
  const { id, name } = await makeReport(server);
  const page = await as('max');
  await new ReportPage(page).open(id, name);
  await page.getByText('History', { exact: true }).click();
  await page.getByRole('button', { name: 'Return for correction' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The guard is missing.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The guard is missing.' })).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Returned for correction' })).toBeVisible();
});

test('a report is read in the language that one chooses, and who else may not see it finds nothing', async ({
  as,
  server,
  faults,
}) => {
  const companyIds = [await companyIdOf(server, 'Kivi Drilling Service')];
  const { id, name } = await makeReport(server, { inspector: 'dora', companyIds });
  const page = await as('dora');
  const report = new ReportPage(page);
  await report.open(id, name);
  await report.language.selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 2, name: 'Maschine' })).toBeVisible();
  await expect(page).toHaveURL(/\?lang=de$/);
  faults.expectRefusal(404, 'api/v1/inspections/[^/]+/reporthead');
  const other = await as('otto');
  await visit(other, `/Reports/${id}`);
  await expect(other.getByText('The report could not be loaded')).toBeVisible();
});
