import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, setStatus } from '../inspections.ts';
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
