import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { makePoint } from '../points.ts';
import { aCategory, deleteProtocol, makeProtocol, phaseNamed } from '../protocols.ts';
import { test } from '../world.ts';

const long = 'W'.repeat(90);
const readsWell = 'reads well for everyone, with very long texts too';

test(`the list of protocols ${readsWell}`, async ({ as, server }) => {
  const word = unique('Look');
  const { family, models } = await makeFamily(server, unique('Fam').padEnd(100, 'W'), long, 'M2', 'M3', 'M4', 'M5');
  const targets = models.map(({ id }) => ({ productFamilyId: family.id, productModelId: id }));
  await makeProtocol(server, { name: `${word} ${long}`, targets, type: 'Audit_Machine' });
  await makeProtocol(server, { name: `${word} آلة 🪨`, targets: targets.slice(0, 1) });
  await deleteProtocol(server, await makeProtocol(server, { name: `${word} gone ${long}`, targets }));
  const page = await as('ada');
  const list = new List(page);
  await visit(page, `/Protocols?search=${word}&types=Daily,Audit_Machine,Audit_Site_Operational`);
  await expect(list.rows).toHaveCount(2);
  await lookOver(page, 'the list');
  await page.getByRole('combobox', { name: 'Inspection types' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await lookOver(page, 'the list with an open filter');
  await visit(page, `/Protocols?search=${word}&deleted=yes`);
  await expect(list.rows).toHaveCount(1);
  await lookOver(page, 'the deleted ones');
  await visit(page, '/Protocols?search=no-protocol-is-called-so');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await lookOver(page, 'no protocol');
});

test(`a protocol ${readsWell}`, async ({ as, server }) => {
  // Audits of a long page take a busy machine its time.
  test.slow();
  const phase = await phaseNamed(server, unique('Phase').padEnd(100, 'W'));
  const measured = { type: 'Measurement' as const, measurementTitle: long };
  const point = await makePoint(server, { ...measured, name: `${unique('Look')} ${long}` });
  const category = await aCategory(server, long, {
    first: { inspectionPointId: point.id, phaseId: phase.id, sampleIdIndex: 999, subcategoryTitleIndex: 0 },
    second: {
      inspectionPointId: point.id,
      phaseId: phase.id,
      dependencies: [
        { type: 'point', parameter: 'W'.repeat(100), protocolPointId: 'first' },
        { type: 'point', parameter: 'gone', protocolPointId: 'gone' },
        { type: 'model', parameter: 'model' },
        { type: 'json', json: { in: [{ var: 'model' }, ['HP200', long, 'HP300']] } },
      ],
    },
  });
  const original = await makeProtocol(server, { name: `${unique('Original')} ${long}` });
  const protocol = await makeProtocol(server, {
    name: `${unique('Look')} ${long}`,
    type: 'Commission',
    summary: long.repeat(3),
    phasesOn: true,
    phases: [{ phaseId: phase.id, order: 0 }],
    categories: [{ ...category, subcategoryTitles: [long] }, { title: 'Empty' }],
    categoryGroups: [{ name: long, kind: 'optional', categoryIndices: [0, 1] }],
    copyOfProtocolId: original.protocolId,
  });
  await makeProtocol(server, { name: `${unique('Copy')} ${long}`, copyOfProtocolId: protocol.protocolId });
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await lookOver(page, 'the protocol');
  await page.getByRole('textbox').fill(`{"${long}": `);
  await expect(page.getByText('The rule is not JSON')).toBeVisible();
  await page.getByRole('link', { name: point.name }).click();
  await expect(page.locator(':focus')).toHaveText(point.name);
  await lookOver(page, 'a rule that cannot be read and a point that was led to');
  await detail.delete.click();
  await expect(page.getByText('Do you really')).toBeVisible();
  await lookOver(page, 'the question before deleting');
});

test(`a deleted protocol, read by a distributor, and the protocols of a point ${readsWell}`, async ({ as, server }) => {
  const point = await makePoint(server, { type: 'Comment', name: `${unique('Look')} ${long}` });
  const dependencies = [{ type: 'json' as const, json: { or: [true, { '!': [long] }] } }];
  const categories = [await aCategory(server, 'C', { it: { inspectionPointId: point.id, dependencies } })];
  const gone = await makeProtocol(server, { name: `${unique('Gone')} ${long}`, categories }, 'dora');
  await makeProtocol(server, { name: `${unique('Kept')} ${long}`, categories });
  await deleteProtocol(server, gone);
  const dora = await as('dora');
  await new ProtocolPage(dora).open(gone.protocolId);
  await lookOver(dora, 'a deleted protocol');
  const ada = await as('ada', { instead: dora });
  await new PointEditor(ada).open(point.id);
  await expect(ada.getByRole('list', { name: 'Protocols' })).toBeVisible();
  await ada.getByRole('button', { name: 'Delete point' }).click();
  await expect(ada.getByText('Do you really')).toBeVisible();
  await lookOver(dora, 'the question before deleting a point');
});
