import { inspections } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { makeInspectable } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { StartPage } from '../pages/start-page.ts';
import { aCategory, makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** The inspection that the page has gone to. */
async function started(page: Page, server: TestServer) {
  await expect(page).toHaveURL(/\/Reports\/[\w-]+\/perform$/);
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const inspection = await server.call(inspections.get, { token: await server.tokenOf('max'), params: { id } });
  await expect(page.getByRole('heading', { level: 1, name: inspection.equipment.serialNumber })).toBeVisible();
  return inspection;
}

test('the groups, samples and configurator of a protocol are entered before the work begins', async ({
  as,
  server,
}) => {
  const { machine } = await makeInspectable(server);
  const targets = [{ productFamilyId: machine.productFamilyId }];
  const categories = [
    await aCategory(server, 'Oil', { [unique('Oil')]: { sampleIdIndex: 2 } }),
    await aCategory(server, 'Grease', { [unique('Grease')]: { sampleIdIndex: 5 } }),
    await aCategory(server, 'Dust', { [unique('Dust')]: {} }),
  ];
  const protocol = await makeProtocol(server, {
    name: unique('Commission'),
    type: 'Commission',
    targets,
    categories,
    showCurrentLoadedHours: false,
    categoryGroups: [
      { name: 'Lubrication', kind: 'alternatives', categoryIndices: [0, 1] },
      { name: 'Cleaning', kind: 'optional', categoryIndices: [2] },
    ],
  });
  const configurator = await makeProtocol(server, { name: unique('Setup'), type: 'Equipment_Configurator', targets });
  const page = await as('max');
  const begins = new StartPage(page);
  await visit(page, `/Reports/new?equipment=${machine.id}`);
  await begins.protocol(protocol.name).check();
  await expect(begins.field('Hours under load')).toBeHidden();
  await begins.start.click();
  await expect(page.getByRole('radio', { name: 'Oil' })).toBeFocused();
  await page.getByRole('radio', { name: 'Grease' }).check();
  await expect(begins.field('Sample 2 ID')).toBeHidden();
  await begins.field('Sample 5 ID').fill('G-77');
  await page.getByRole('checkbox', { name: 'Include Cleaning' }).uncheck();
  await begins.pick('Equipment configurator', configurator.name);
  await lookOver(page, 'the start of an inspection');
  await begins.start.click();
  const { runs } = await started(page, server);
  expect(runs).toMatchObject([
    {
      role: 'main',
      choices: [
        { done: null, categoryIndex: 1 },
        { done: false, categoryIndex: null },
      ],
      samples: { 5: 'G-77' },
    },
    { role: 'configurator', inspectionProtocolId: configurator.protocolId },
  ]);
});
