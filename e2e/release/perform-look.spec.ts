import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { isCut, isOnTop } from '../in-page.ts';
import {
  beginInspection,
  type GivenCategory,
  makeInspectable,
  setStatus,
  submit,
  writeResult,
} from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { unitNamed } from '../points.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const long = 'W'.repeat(90);
const photoField = { present: true, required: true, onlyForFailure: false };

const longest: GivenCategory[] = [
  {
    title: long,
    points: [
      {
        type: 'Measurement',
        name: long,
        description: `${long} `.repeat(8),
        measurementTitle: `V${long}`,
        measurementLimits: [{ criticalLow: 1, low: 2, high: 8, criticalHigh: 9 }],
        nameOverridable: true,
        photoField,
        placed: { sampleIdIndex: 3, optional: true },
      },
      { type: 'Comment', name: 'Short', placed: { prefill: true } },
    ],
  },
  { title: 'Other', points: [{ type: 'Comment', name: 'In a group' }] },
];

const groups = [{ name: long, kind: 'optional' as const, categoryIndices: [1] }];

test('the performing screen reads well for everyone, with very long texts, photos, a finding and both signatures', async ({
  as,
  server,
}) => {
  const inspectable = await makeInspectable(server, longest, { type: 'Commission', categoryGroups: groups });
  const inspection = await beginInspection(server, inspectable, {}, 'max');
  const page = await as('max');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await expect(page.getByText('Choose the scope of this visit first')).toBeVisible();
  await perform.field(`V${long}`).fill('12');
  await perform.files('Choose photos').setInputFiles([await aPhoto('a.jpg'), await aPhoto('b.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await perform.saved();
  await lookOver(page, 'a point with everything');
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.getByRole('button', { name: 'Choose photos' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(100);
  await expect(page.locator('[data-field-header]')).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(page.getByRole('heading', { level: 1 })), 'the head stays in view').toBe(true);
  const point = page.getByRole('region', { name: long });
  expect((await point.boundingBox())?.width, 'no wider than one reads').toBeLessThanOrEqual(960);

  await perform.tab('Details');
  await perform.field('Summary').fill(long);
  await perform.field('Contact e-mail').fill('no address');
  await expect(page.getByText('Enter an e-mail address, for example name@company.com')).toBeVisible();
  await lookOver(page, 'the facts');
  await perform.field('Contact e-mail').fill('');

  await perform.tab('Findings');
  await lookOver(page, 'no findings');
  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill(long);
  await lookOver(page, 'a new finding');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await lookOver(page, 'a finding');

  await perform.tab('Signatures');
  await perform.sign('Inspector', 'Uma Virtanen');
  await lookOver(page, 'a signature and room for another');

  await perform.tab('Check and submit');
  await expect(page.getByText(/^Missing before it can be submitted/)).toBeVisible();
  await lookOver(page, 'what is missing');
});

test('units and the machine are named whole however little room there is, and names in the list take two lines before they are cut', async ({
  as,
  server,
}) => {
  const alike = ['drive end', 'other end'].map((end) => ({
    type: 'Measurement' as const,
    name: `Bearing temperature, ${end}`,
  }));
  const units = ['mm', 'm³/h'];
  const measured = await Promise.all(
    units.map(async (name) => ({
      type: 'Measurement' as const,
      name: `In ${name}`,
      measurementUnitId: await unitNamed(server, name),
    })),
  );
  const inspection = await beginInspection(
    server,
    await makeInspectable(server, [{ title: 'Drive', points: [...alike, ...measured] }]),
  );
  const page = await as('uma', { viewport: { width: 820, height: 1180 } });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  for (const { name } of alike) expect(await isCut(page.getByTitle(name).getByText(name))).toBe(false);
  const machine = page.getByRole('heading', { level: 1 });
  await machine.locator('+ span').evaluate((lead) => lead.append(' and more'.repeat(40)));
  expect(await isCut(machine), 'the name of the machine').toBe(false);
  for (const unit of units) {
    await page.getByRole('button', { name: `In ${unit}` }).click();
    await expect(perform.title).toHaveText(`In ${unit}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 1180 });
      expect(await isCut(page.getByText(unit, { exact: true })), `${unit} at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 820, height: 1180 });
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const reached = [
    page.getByRole('radio', { name: 'Immediate' }),
    page.getByRole('button', { name: 'All points' }),
    page.locator('[data-onward]'),
  ];
  for (const part of reached) expect(await isOnTop(part), `${part} on a phone on its side`).toBe(true);
});

test('the list in its drawer, a point of the last visit and an inspection to read look well', async ({
  as,
  server,
}) => {
  const inspectable = await makeInspectable(server, longest.slice(0, 1));
  const before = await beginInspection(server, inspectable);
  await writeResult(server, before, 0, { value: '7', rating: 4 });
  await writeResult(server, before, 1, { value: 'As it was', rating: 1, comment: 'Look again' });
  const token = await server.tokenOf('ada');
  await server.call(inspections.updateStatus, { token, params: { id: before.id }, body: { status: 'Finished' } });

  const inspection = await beginInspection(server, inspectable);
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await perform.stepTo('Short');
  await expect(page.getByText('From the last finished visit', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('As it was');
  await expect(perform.field('Answer')).toHaveCSS('border-top-style', 'dashed');
  await lookOver(page, 'a prefilled point');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All points' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Short/ })).toBeVisible();
  expect((await page.getByRole('dialog').boundingBox())?.height, 'the drawer fills the screen').toBe(844);
  await lookOver(page, 'the list in its drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Still correct' }).click();
  await expect(page.getByText('From the last finished visit', { exact: true })).toBeHidden();
  await expect(perform.field('Answer')).toHaveCSS('border-top-style', 'solid');
  await perform.saved();

  const reader = new PerformPage(await as('rita', { instead: page }));
  await reader.open(inspection.id);
  await expect(reader.page.getByText('You can read this inspection, but not change it.')).toBeVisible();
  await lookOver(page, 'an inspection to read');
});

test('on a phone the head says in few words what is saved, and a file that waits keeps its ways out beside it', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const points = ['Weld', 'Bolt'].map((name) => ({ type: 'Comment' as const, name, photoField }));
  const inspection = await beginInspection(server, await makeInspectable(server, [{ title: 'Frame', points }]));
  await submit(server, inspection);
  await setStatus(server, inspection, { status: 'In_Use', reason: 'Look again' });
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const perform = new PerformPage(page);
  const head = page.locator('[data-field-header]');
  const status = head.getByRole('status');
  /** At both widths that phones have. */
  const says = async (words: string) => {
    await expect(head.getByText(words, { exact: true }), words).toBeVisible();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await isCut(status), `${words} at ${width} px`).toBe(false);
      expect((await head.boundingBox())?.height).toBe(56);
    }
  };
  await perform.open(inspection.id);
  await says('All saved');
  await expect(head.getByText('2 of 2 done', { exact: true })).toBeVisible();
  // Nothing is open, so that the check is offered beside the way on.
  await page.setViewportSize({ width: 360, height: 844 });
  await expect(page.getByRole('button', { name: 'To the check' })).toBeVisible();
  expect(await isCut(perform.next.getByText('Next')), 'Next beside the check').toBe(false);

  await perform.tab('Signatures');
  await perform.draw('Customer', 'Aino Laine');
  await says('All saved. Not signed: 1');
  await perform.tab('Points');

  await page.context().setOffline(true);
  await expect(page.getByRole('button', { name: 'Camera', exact: true })).toBeVisible();
  await perform.unfold('Camera');
  await perform.files('Take a photo').setInputFiles(await aPhoto('crack.jpg'));
  await says('Kept here: 1');
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  const middles = await row
    .getByRole('button')
    .or(row.getByRole('img'))
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles), 'in one line').toBeLessThan(4);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await perform.saved();
});
