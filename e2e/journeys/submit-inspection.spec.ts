import { expect } from '@playwright/test';
import { isCut } from '../in-page.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { lookOverInRelease } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

const frame: GivenCategory[] = [
  {
    title: 'Frame',
    points: [
      {
        type: 'Comment',
        name: 'Serial plate',
        contentRequired: true,
        inputValidationRegexp: '^\\d{4}$',
        validationConsequence: 'PreventMovingNextPoint',
        ratingField: { present: true, required: true },
        placed: { sampleIdIndex: 1 },
      },
      { type: 'Comment', name: 'Guard', ratingField: { present: true, required: true } },
    ],
  },
];

/** No way leads away from a point whose answer prevents moving on. */
async function expectHeld({ page, next, title }: PerformPage): Promise<void> {
  const notice = page.getByText(/^Correct this before you go on: /);
  await expect(notice).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Points of this inspection' })
    .getByRole('button', { name: /Guard/ })
    .click();
  await expect(notice).toBeInViewport();
  await next.click();
  await page.getByRole('tab', { name: 'Check and submit' }).click();
  await expect(page.getByRole('tab', { name: 'Points' })).toHaveAttribute('aria-selected', 'true');
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All points' }).click();
  await page.getByRole('dialog', { name: 'All points' }).getByRole('button', { name: /Guard/ }).click();
  await expect(notice).toBeInViewport();
  await page.setViewportSize({ width, height });
  await expect(title).toHaveText('Serial plate');
}

test('what is missing is listed and leads there; it is submitted, sent back with a reason, corrected and submitted again [FLD-05]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(400, 'updateStatus');
  const inspection = await beginInspection(server, await makeInspectable(server, frame));
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await perform.field('Answer').fill('abc');
  await expectHeld(perform);
  await perform.field('Answer').fill('1234');
  await perform.stepTo('Guard');

  await perform.tab('Check and submit');
  await expect(perform.submit).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Sample 1 has no ID' })).toBeVisible();
  await page.getByRole('link', { name: '1. Serial plate: Choose a rating' }).click();
  await expect(perform.title).toHaveText('Serial plate');
  await perform.rating('Ok').check();
  await perform.stepTo('Guard');
  await perform.rating('Repair or replace').check();
  await page.setViewportSize({ width: 390, height: 844 });
  const toCheck = page.getByRole('button', { name: 'Check and submit' });
  expect(await isCut(toCheck.getByText('Check and submit')), 'on a phone').toBe(false);
  await toCheck.click();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await page.getByRole('link', { name: 'No signature: Customer' }).click();
  await perform.sign('Customer', 'Aino Laine');
  await perform.tab('Check and submit');
  await perform.submit.click();
  // It leads to the report that was sent.
  await expect(page).toHaveURL(new RegExp(`/Reports/${inspection.id}$`));
  await expect(page.getByText('Submitted and waiting for review')).toBeVisible();
  await perform.open(inspection.id);
  await expect(page.getByText(/can be corrected with Edit inspection/)).toBeVisible();
  await perform.tab('Points');
  await expect(perform.rating('Ok')).toBeDisabled();

  const reviewer = new PerformPage(await as('max'));
  await reviewer.open(inspection.id);
  await reviewer.page.getByRole('button', { name: 'Send back' }).click();
  const reason = reviewer.page.getByLabel('What needs correcting');
  expect((await reason.boundingBox())?.height, 'at least three lines').toBeGreaterThan(80);
  await reason.fill('Which guard?');
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(reviewer.page.getByText('Returned for correction')).toBeVisible();

  await perform.open(inspection.id);
  await expect(page.getByText('Which guard?')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Returned for correction' })).toBeVisible();
  await lookOverInRelease(page, 'work that was sent back');
  await page.setViewportSize({ width: 390, height: 844 });
  // The point that is named is a tap away, and the note is one line from there on.
  await page.getByRole('list', { name: 'Points to correct' }).getByRole('button', { name: 'Guard' }).click();
  await expect(perform.title).toHaveText('Guard');
  const note = page.getByRole('button', { name: 'Returned for correction' });
  await expect(note).toHaveAttribute('aria-expanded', 'false');
  expect((await note.boundingBox())?.height).toBeLessThan(50);
  await perform.unfold('Comment');
  await perform.comment.fill('The one at the belt');
  await perform.tab('Check and submit');
  await perform.submit.click();
  const asked = page.getByRole('dialog', { name: 'The customer signed before the last changes' });
  await expect(asked.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await asked.getByRole('radio', { name: "Don't use old signatures in the new report." }).check();
  await asked.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted and waiting for review')).toBeVisible();
  expect(await readInspection(server, inspection.id)).toMatchObject({
    status: 'Waiting',
    version: 2,
    customerSignature: null,
  });
});
