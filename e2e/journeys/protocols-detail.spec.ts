import { readFile } from 'node:fs/promises';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { makePoint, unitNamed } from '../points.ts';
import { aCategory, makeProtocol, phaseNamed, protocolOf } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** A protocol that says something in every place. */
async function makeWhole(server: TestServer) {
  const { family, models } = await makeFamily(server, unique('Cone'), 'M1', 'M2', 'M3', 'M4');
  const [stopped, running] = [
    await phaseNamed(server, unique('Standing')),
    await phaseNamed(server, unique('Turning')),
  ];
  const measurementUnitId = await unitNamed(server, '°C');
  const named = { measurementTitle: 'Warmth', measurementUnitId };
  const temperature = await makePoint(server, { type: 'Measurement', name: unique('Temperature'), ...named });
  const drive = await aCategory(server, 'Drive', {
    first: {
      inspectionPointId: temperature.id,
      phaseId: running.id,
      sampleIdIndex: 3,
      prefill: true,
      showValueInReportHeader: true,
    },
    'Oil colour': {
      phaseId: stopped.id,
      showInReport: false,
      optional: true,
      subcategoryTitleIndex: 0,
      dependencies: [
        { type: 'point', parameter: 't', protocolPointId: 'first' },
        { type: 'json', json: { '>': [{ var: 't' }, 60] } },
      ],
    },
  });
  const original = await makeProtocol(server, { name: unique('Original') });
  const protocol = await makeProtocol(server, {
    name: unique('Whole'),
    type: 'Commission',
    summary: 'Before the handover.',
    targets: models.map(({ id }) => ({ productFamilyId: family.id, productModelId: id })),
    phasesOn: true,
    phases: [
      { phaseId: running.id, order: 1 },
      { phaseId: stopped.id, order: 0 },
    ],
    infoAppendix: true,
    ratingTableLocation: 'End',
    showCurrentLoadedHours: false,
    categories: [{ ...drive, subcategoryTitles: ['Gearbox'] }, { title: 'Frame' }],
    categoryGroups: [{ name: 'Mechanics', kind: 'alternatives', categoryIndices: [1, 0] }],
    copyOfProtocolId: original.protocolId,
  });
  return { protocol, original, family, models, stopped, running, temperature };
}

/** What a protocol says, whatever the ids of its parts: dependencies name the place of their point. */
function sayingOf({ name, type, summary, targets, categories, categoryGroups, phases, ...rest }: ProtocolReply) {
  const places = categories.flatMap(({ inspectionPoints }) => inspectionPoints.map(({ id }) => id));
  const { phasesOn, infoAppendix, ratingTableLocation, showCurrentLoadedHours } = rest;
  return {
    ...{ name, type, summary, targets, categoryGroups, phases },
    ...{ phasesOn, infoAppendix, ratingTableLocation, showCurrentLoadedHours },
    categories: categories.map(({ title, subcategoryTitles, inspectionPoints }) => ({
      title,
      subcategoryTitles,
      inspectionPoints: inspectionPoints.map(({ id: _, protocolPointId: __, dependencies, ...point }) => ({
        ...point,
        dependencies: dependencies.map(({ type: kind, parameter, protocolPointId, json }) => ({
          ...{ kind, parameter, json },
          place: places.indexOf(protocolPointId ?? ''),
        })),
      })),
    })),
  };
}

test('a protocol shows all that it says, is exported, begins another one filled with it, and is deleted [PRO-02]', async ({
  as,
  server,
}) => {
  const { protocol, original, family, models, stopped, running, temperature } = await makeWhole(server);
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(protocol.name);
  const facts: Record<string, string | RegExp> = {
    'Protocol id': protocol.protocolId,
    Type: 'Commissioning',
    Created: /^\d\d\.\d\d\.\d{4} \d\d:\d\d UTC$/,
    'Created by': 'Ada Okonkwo',
    Products: models.map(({ name }) => `${family.name} ${name}`).join(''),
    'Copy of': original.name,
    Summary: 'Before the handover.',
    Phases: `${stopped.name}, ${running.name}`,
    'Info appendix': 'Yes',
    'Rating table': 'At the end of the report',
    'Current loaded hours': 'No',
  };
  for (const [label, value] of Object.entries(facts)) await expect(detail.fact(label), label).toHaveText(value);
  await expect(detail.points('Category groups').locator('td')).toHaveText([
    'Mechanics',
    'Alternatives',
    'Frame, Drive',
  ]);
  await expect(page.getByText('2 points in 2 categories')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['1. Drive', '2. Frame']);
  const headers = ['No.', 'Name', 'Type', 'Phase', 'Measurement title', 'Unit', 'Sample id'];
  await expect(page.getByRole('region', { name: '1. Drive' }).getByRole('columnheader')).toHaveText([
    ...headers,
    ...['In report', 'In header', 'Prefill', 'Optional'],
  ]);
  const [first, second] = [detail.points('1. Drive').nth(0), detail.points('1. Drive').nth(1)];
  await expect(first.locator('td')).toHaveText([
    ...['1', temperature.name, 'Measurement', running.name, 'Warmth', '°C', '3'],
    ...['Yes', 'Yes', 'Yes', 'No'],
  ]);
  await expect(second.locator('td')).toHaveText([
    ...['2', 'Oil colourSubcategory: Gearbox', 'Simple', stopped.name, '–', '–', '–'],
    ...['No', 'No', 'No', 'Yes'],
  ]);
  await expect(detail.dependencies('Oil colour')).toContainText(`t → ${temperature.name}`);
  await expect(detail.rule('Oil colour')).toHaveValue(/"var": "t"/);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();

  await detail.fact('Copy of').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(original.name);
  await page.getByRole('list', { name: 'Copies' }).getByRole('link', { name: protocol.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(protocol.name);
  await expectSpreadsheet(detail, protocol);

  await detail.copy.click();
  await expect(page).toHaveURL(server.at(`Protocols?tab=tab-2&copyOf=${protocol.protocolId}`));
  await expect(page.getByRole('tab', { name: 'New protocol' })).toHaveAttribute('aria-selected', 'true');
  const creator = new ProtocolCreator(page);
  await expect(creator.name).toHaveValue(protocol.name);
  await expect(creator.type).toHaveValue('Commissioning');
  await expect(creator.product(4).getByRole('combobox', { name: 'Product model' })).toHaveValue('M4');
  await creator.expectOrder([temperature.name, 'Oil colour'], []);
  const copy = await creator.saveIt();
  expect(sayingOf(copy)).toEqual(sayingOf(protocol));
  expect(copy.copyOfProtocolId).toBe(protocol.protocolId);

  await detail.open(protocol.protocolId);
  await detail.delete.click();
  await expect(detail.dialog).toContainText(protocol.name);
  await detail.dialog.getByRole('button', { name: 'Delete protocol' }).click();
  await expect(page.getByText(`${protocol.name} was deleted.`)).toBeVisible();
  expect((await protocolOf(server, protocol.protocolId)).deleted).not.toBeNull();
  await detail.open(copy.protocolId);
  await detail.back.click();
  await expect(page).toHaveURL(server.at('Protocols'));
});

async function expectSpreadsheet({ page, export: button }: ProtocolPage, { protocolId }: ProtocolReply): Promise<void> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${protocolId}.xlsx`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
}
