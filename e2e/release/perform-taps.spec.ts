import { auth } from '@assay/contract/auth';
import { expect, type Page } from '@playwright/test';
import { expectForFingers } from '../for-fingers.ts';
import { beginInspection, makeInspectable, readInspection, writeResult } from '../inspections.ts';
import { isClear, PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 90_000 });

const optionGroup = {
  name: 'Condition',
  custom: true,
  options: [
    { index: 0, name: 'Fine', rating: 0 },
    { index: 1, name: 'Broken', rating: 2 },
  ],
};
const plain = (name: string) => ({
  type: 'RadioButtonSelection' as const,
  name,
  contentRequired: true,
  ratingField: { present: true, required: true },
  optionGroup,
});
const gap = {
  type: 'Measurement' as const,
  name: 'Gap',
  description: 'Measure it on both sides, and keep the larger one. '.repeat(60),
  measurementTitle: 'Width',
  contentRequired: true,
  ratingField: { present: true, required: true },
  measurementLimits: [{ low: 10, high: 20 }],
};

/** The number of its rating. */
const notApplicable = 4;

/** Taps and keys, as a person with one thumb gives them. */
class Thumb {
  readonly #page: Page;
  taps = 0;
  constructor(page: Page) {
    this.#page = page;
  }
  /** A thumb comes down again after a while: what comes sooner counts as the same tap. */
  async tap(name: string, role: 'radio' | 'button' = 'radio'): Promise<void> {
    this.taps += 1;
    await this.#page.clock.fastForward(500);
    await this.#page.getByRole(role, { name, exact: true }).tap();
  }
  /** Into the field that waits for it. */
  async type(label: string, digits: string): Promise<void> {
    await expect(this.#page.getByLabel(label, { exact: true })).toBeFocused();
    for (const digit of digits) {
      this.taps += 1;
      await this.#page.keyboard.press(digit);
    }
  }
}

/** How far the way on is from the lower edge of the screen, and how much of the page is beyond it. */
const spareHeight = (page: Page) =>
  page.getByRole('button', { name: 'Next', exact: true }).evaluate((button) => {
    const { scrollHeight, clientHeight } = button.ownerDocument.documentElement;
    return [Math.round(clientHeight - button.getBoundingClientRect().bottom), scrollHeight - clientHeight];
  });

/** What is pressed; a box or a dot with its words. */
const controls = ':is(a, button, label:has([type=radio], [type=checkbox])):visible';

/** The five of them in one row where the thumb is, each large enough for it. */
async function expectRatingsBelow(page: Page): Promise<void> {
  const tiles = await page
    .getByRole('group', { name: 'Rating' })
    .getByRole('radio')
    .evaluateAll((ratings) => ratings.map((rating) => rating.getBoundingClientRect().toJSON()));
  expect(tiles).toHaveLength(5);
  for (const { top, height } of tiles) {
    expect(top, 'in one row').toBe(tiles[0].top);
    expect(top, 'in the lower half').toBeGreaterThan(844 / 2);
    expect(height).toBeGreaterThanOrEqual(44);
  }
}

test('on a phone a plain point costs one tap, a value inside its limits its digits and one, and none of them a swipe', async ({
  as,
  server,
}) => {
  const bolts = (count: number) => Array.from({ length: count }, (_, place) => `Bolt ${place + 1}`);
  const inspectableOf = (names: readonly string[]) =>
    makeInspectable(server, [
      { title: 'Bolts', points: names.map((name) => plain(name)) },
      { title: 'Gaps', points: [gap, plain('Last')] },
    ]);
  const names = bolts(60);
  const inspection = await beginInspection(server, await inspectableOf(names), {}, 'rita');
  const token = await server.tokenOf('rita');
  await server.call(auth.setPreferences, { token, body: { language: 'en', movesOn: true } });
  const page = await as('rita', { viewport: { width: 390, height: 844 }, hasTouch: true, fresh: true });
  await page.clock.install();
  const perform = new PerformPage(page);
  const thumb = new Thumb(page);
  await perform.open(inspection.id);
  await expect(page.getByText('Rates Ok, goes to point 2')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectForFingers(page.locator('main'), 12, controls);
  await expectRatingsBelow(page);
  expect(await spareHeight(page), 'the way on lies at the edge, and nothing is below it').toEqual([12, 0]);
  for (const name of names) {
    await expect(perform.title).toHaveText(name);
    const answer = page.getByRole('radio', { name: 'Fine' });
    await expect(answer, 'without a swipe').toBeInViewport({ ratio: 1 });
    expect((await answer.boundingBox())?.y, 'in the upper third').toBeLessThan(844 / 3);
    await thumb.tap('Fine');
  }
  expect(thumb.taps, 'one for each').toBe(names.length);
  await expect(perform.title).toHaveText('Gap');
  await expect(page.getByRole('list', { name: 'Limits' })).toContainText('10 – 20');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await isClear(page.getByRole('button', { name: 'Camera' })), 'the way back covers nothing').toBe(true);
  await expectForFingers(page.locator('main'), 12, controls);

  // The last answer is taken back, and given again.
  await thumb.tap('Undo', 'button');
  await expect(perform.title).toHaveText(names.at(-1) ?? '');
  await expect(page.getByRole('radio', { name: 'Fine' })).not.toBeChecked();
  await thumb.tap('Fine');
  await expect(perform.title).toHaveText('Gap');

  thumb.taps = 0;
  await thumb.type('Width', '15');
  await expect(page.getByText('Proposed: Ok')).toBeVisible();
  await thumb.tap('Ok');
  await expect(perform.title).toHaveText('Last');
  expect(thumb.taps, 'two digits, one rating').toBe(3);

  // A bad answer stays: it wants words and photos.
  await thumb.tap('Broken');
  await expect(perform.rating('Repair or replace')).toBeChecked();
  await expect(perform.title).toHaveText('Last');
  await expectForFingers(page.locator('main'), 13, controls);
  await thumb.tap('Make it a finding', 'button');
  const made = page.getByRole('dialog', { name: 'Make it a finding' });
  await expect(made.getByRole('combobox', { name: 'Owner' })).toHaveValue('Rita Moreau');
  await made.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('button', { name: 'Make it a finding' })).toBeHidden();
  await perform.saved();
  expect((await readInspection(server, inspection.id, 'rita')).findings).toMatchObject([
    {
      ...{ title: 'Last', description: `Point ${names.length + 2}, rated Repair or replace.` },
      ...{ owner: { name: 'Rita Moreau' }, due: expect.stringMatching(/^20\d\d-/) },
    },
  ]);
  const [run] = (await readInspection(server, inspection.id, 'rita')).runs;
  expect(run?.results.map(({ rating }) => rating)).toEqual([...names.map(() => 0), 0, 2]);

  // Opening again lands on the first that is open, and the rest of a category becomes Ok by one word.
  await server.call(auth.setPreferences, { token, body: { language: 'en', movesOn: false } });
  const another = await beginInspection(server, await inspectableOf(bolts(24)), {}, 'rita');
  for (const place of [0, 1]) await writeResult(server, another, place, { rating: notApplicable }, 'rita');
  await perform.open(another.id);
  await expect(perform.title).toHaveText('Bolt 3');
  await page.getByRole('button', { name: 'All points' }).tap();
  const drawer = page.getByRole('dialog', { name: 'All points' });
  await drawer.getByText('Open 24').tap();
  await drawer.getByRole('list').evaluate((list) => list.scrollTo(0, 1e6));
  await drawer.getByRole('list').evaluate((list) => list.scrollTo(0, 52 * 20));
  await drawer.getByRole('button', { name: 'Mark the rest Ok 22 points.' }).tap();
  await expect(page.getByText('22 open points become Ok.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark Ok' }).tap();
  await expect(drawer.getByText('Open 2')).toBeVisible();
  await expectForFingers(drawer, 5, controls);
  await drawer.getByRole('button', { name: 'Next open: 25' }).tap();
  await expect(perform.title).toHaveText('Gap');
  await perform.saved();

  // Whoever leaves a long point at its foot begins the next one at its top, below the head that was in view all along.
  const scrolled = () => page.evaluate('scrollY');
  await page.getByRole('button', { name: 'What to do' }).tap();
  await page.evaluate('scrollTo(0, 1e6)');
  expect(await scrolled()).toBeGreaterThan(400);
  await expect(page.locator('[data-field-header]')).toBeInViewport({ ratio: 1 });
  await thumb.tap('Next', 'button');
  await expect(perform.title).toHaveText('Last');
  await expect.poll(scrolled).toBe(0);
  const { y } = (await page.getByRole('radio', { name: 'Fine' }).boundingBox()) ?? {};
  expect(y, 'in the upper third').toBeLessThan(844 / 3);

  for (const part of ['Details', 'Findings', 'Signatures', 'Check and submit']) {
    await perform.tab(part);
    await expect(page.getByRole('tabpanel', { name: part })).toBeVisible();
    await expectForFingers(page.locator('main'), 2, controls);
  }
});
