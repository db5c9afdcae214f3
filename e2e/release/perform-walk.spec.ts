import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { StartPage } from '../pages/start-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const comment = (name: string, placed: Record<string, unknown> = {}) => ({ type: 'Comment' as const, name, placed });

const list = (page: Page) => page.getByRole('navigation', { name: 'Points of this inspection' });

const steps = (page: Page) => list(page).locator('[data-step]');

test('groups are chosen at the start and changed while the work goes on; a configurator is carried out beside it', async ({
  as,
  server,
}) => {
  const plain = { contentRequired: true, ratingField: { present: false, required: false } };
  const of = (title: string): GivenCategory => ({ title, points: [{ ...comment(`${title} point`), ...plain }] });
  const inspectable = await makeInspectable(server, [of('Frame'), of('Oil'), of('Grease'), of('Washing')], {
    type: 'Commission',
    categoryGroups: [
      { name: 'Lubrication', kind: 'alternatives', categoryIndices: [1, 2] },
      { name: 'Cleaning', kind: 'optional', categoryIndices: [3] },
    ],
  });
  const configurator = await makeInspectable(
    server,
    [
      {
        title: 'Setup',
        points: [{ type: 'Measurement', name: 'Stroke', measurementTitle: 'Stroke length', ...plain }],
      },
    ],
    { name: unique('Setup'), type: 'Equipment_Configurator', targets: [] },
  );
  const page = await as('max');
  const begins = new StartPage(page);
  await visit(page, `/Reports/new?equipment=${inspectable.machine.id}`);
  await begins.protocol(inspectable.protocol.name).check();
  await page.getByRole('radio', { name: 'Grease' }).check();
  await page.getByRole('checkbox', { name: 'Include Cleaning' }).uncheck();
  await begins.pick('Equipment configurator', configurator.protocol.name);
  await begins.start.click();

  const perform = new PerformPage(page);
  await expect(perform.title).toHaveText('Frame point');
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await expect(steps(page)).toHaveText([/^1Frame point/, /^3Grease point/]);
  await perform.field('Answer').fill('Straight');
  await page.getByText('Scope of this visit').click();
  const lubrication = page.getByRole('radiogroup', { name: 'Lubrication: choose one' });
  await lubrication.getByRole('radio', { name: 'Oil' }).check();
  await page.getByRole('radiogroup', { name: 'Include Cleaning?' }).getByRole('radio', { name: 'Yes' }).check();
  await expect(steps(page)).toHaveText([/^1Frame point/, /^2Oil point/, /^4Washing point/]);
  for (const [next, answer] of [
    ['Oil point', 'Clear'],
    ['Washing point', 'Washed'],
  ] as const) {
    await perform.stepTo(next);
    await perform.field('Answer').fill(answer);
  }
  await perform.tab('Check and submit');
  await page.getByRole('link', { name: /^1\. Stroke/ }).click();
  await expect(page.getByRole('tab', { name: 'Configurator' })).toHaveAttribute('aria-selected', 'true');
  await perform.field('Stroke length').fill('32');
  await perform.tab('Check and submit');
  await expect(page.getByText('4 of 4 points done')).toBeVisible();
  await perform.submit.click();
  // Who may review it is led to the report, too, and sees what to look at first.
  await expect(page.getByRole('heading', { name: 'Look at this first' })).toBeVisible();
  const [main, beside] = (await readInspection(server, id, 'max')).runs;
  expect(main?.choices).toEqual([
    { done: null, categoryIndex: 1 },
    { done: true, categoryIndex: null },
  ]);
  expect(main?.results.map(({ value }) => value)).toEqual(['Straight', 'Clear', '', 'Washed']);
  expect(beside).toMatchObject({ role: 'configurator', results: [{ value: '32' }] });
});
