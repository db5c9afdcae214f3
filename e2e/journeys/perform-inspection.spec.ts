import { voiceComments } from '@assay/contract/voice-comments';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { everyType } from '../every-type.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { isClear, PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { makePoint } from '../points.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

/** What is expected of some answers, and what happens where they differ. */
const rules: Record<string, object> = {
  'General impression': { inputValidationRegexp: '^Clean', validationConsequence: 'PreventMovingNextPoint' },
  'Jaw gap': { inputValidationRegexp: '^\\d$', validationConsequence: 'NoAction' },
};
const everyTypeWithRules = everyType.map((category) => ({
  ...category,
  points: category.points.map((point) => ({ ...point, ...rules[point.name] })),
}));

/** Answers a point of each type, in their order. */
async function answerEveryType(perform: PerformPage): Promise<void> {
  const { page } = perform;
  await perform.field('Answer').fill('Dirty');
  await perform.field('Answer').blur();
  await expect(page.getByText(/You cannot go on to the next point/)).toBeVisible();
  await perform.next.click();
  await expect(page.getByText(/^Correct this before you go on: /)).toBeVisible();
  await expect(perform.title).toHaveText('General impression');
  await perform.field('Answer').fill('Clean and dry');
  await expect(page.getByText(/^Correct this before you go on: /)).toBeHidden();
  await perform.rating('Ok').check();
  await perform.stepTo('Jaw gap');
  await perform.field('Gap').fill('150');
  await perform.field('Gap').blur();
  const question = page.getByRole('region', { name: 'Is this value right?' });
  await expect(question).toContainText('Was 15 meant?');
  await perform.next.click();
  await expect(page.getByText('answer the question about 150')).toBeVisible();
  await question.getByRole('button', { name: 'A slip, type again' }).click();
  await expect(perform.field('Gap')).toBeFocused();
  await perform.field('Gap').fill('30');
  await expect(page.getByText('answer the question about 150')).toBeHidden();
  await perform.field('Gap').blur();
  await expect(page.getByText('Not in the expected format')).toBeVisible();
  await expect(page.getByText('Above the critical high limit of 25')).toBeVisible();
  await expect(page.getByText('Proposed: Immediate')).toBeVisible();
  await perform.rating('Immediate').check();
  await page.getByRole('checkbox', { name: 'Fixed on site' }).check();
  await perform.stepTo('Readings');
  await perform.field('Pressure').fill('12');
  await perform.field('Flow').fill('34');
  await perform.rating('Follow up').check();
  await perform.stepTo('Plate thickness');
  for (const [row, value] of [
    ['Left plate', '1'],
    ['Right plate', '2'],
  ])
    for (const field of ['Top', 'Bottom']) {
      await perform.field(`${row}, ${field}`).fill(value ?? '');
      expect(await isClear(perform.field(`${row}, ${field}`)), 'the dock covers nothing that is typed').toBe(true);
    }
  await perform.rating('Ok').check();
  await perform.stepTo('Belt with picture');
  await perform.field('Width').fill('80');
  await perform.field('Slack').fill('3');
  await perform.rating('Ok').check();
  await perform.stepTo('Guard');
  await page.getByRole('radio', { name: 'Good', exact: true }).check();
  await perform.unfold('Comment');
  await expect(perform.comment).toHaveValue('Nothing to see.');
  await perform.rating('Ok').check();
  await perform.stepTo('Coupling');
  await page.getByRole('radio', { name: 'Worn', exact: true }).check();
  await perform.field('Left').fill('4');
  await perform.field('Right').fill('5');
  await perform.rating('Repair or replace').check();
  await perform.stepTo('Clearances');
  await perform.field('Left').fill('6');
  await perform.field('Right').fill('7');
  await perform.rating('Ok').check();
  await perform.stepTo('Damage');
  await page.getByRole('checkbox', { name: 'Cracks' }).check();
  await page.getByRole('checkbox', { name: 'Rust' }).check();
  await perform.rating('Ok').check();
  await perform.stepTo('Damage and gaps');
  await perform.rating('Not applicable').check();
  await expect(page.getByText('Marked not applicable')).toBeVisible();
  await perform.stepTo('Oil');
  await page.getByRole('radio', { name: 'ISO 150' }).check();
  await perform.rating('Ok').check();
  await perform.saved();
}

/** How long a stored recording lasts, in seconds, as the browser decodes it. */
async function lengthOf(server: TestServer, page: Page, id: string): Promise<number> {
  const address = server.at(voiceComments.file.path.slice(1).replace('{id}', id));
  const headers = { authorization: `Bearer ${await server.tokenOf('uma')}` };
  const bytes = await (await page.request.get(address, { headers, failOnStatusCode: true })).body();
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (char) => char.charCodeAt(0));
    return (await new AudioContext().decodeAudioData(bytes.buffer)).duration;
  })()`);
}

// On a tablet the whole story is carried out.
test('an inspection is carried out point by point on a phone: every type, limits, rules, photo, voice, skip, an added point, findings, actions, signatures, submit [FLD-02]', async ({
  as,
  server,
  faults,
}) => {
  // The answer that asks about the signatures.
  faults.expectRefusal(400, 'updateStatus');
  const extra = await makePoint(server, {
    type: 'Comment',
    name: unique('Extra'),
    metas: [{ type: 'PointType', value: 'custom' }],
    ratingField: { present: false },
    inputValidationRegexp: '^Looked',
    validationConsequence: 'PreventReport',
  });
  const inspection = await beginInspection(server, await makeInspectable(server, everyTypeWithRules));
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await answerEveryType(perform);

  await perform.unfold('Camera');
  await perform.files('Take a photo').setInputFiles(await aPhoto('oil.jpg', 1400));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await perform.field('Caption of Photo 1').fill('Dark oil');
  await page.getByRole('button', { name: /^Layout of Dark oil/ }).click();
  await expect(page.getByRole('button', { name: /^Layout of Dark oil: Full width/ })).toBeVisible();
  await perform.recordVoice();
  await perform.saved();

  await page.getByRole('button', { name: 'All points' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Add a point' }).fill(extra.name);
  await page.getByRole('option', { name: extra.name }).click();
  await expect(perform.title).toHaveText(extra.name);
  await perform.field('Answer').fill('Seen');

  await perform.tab('Findings');
  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Cracked jaw');
  await page.getByRole('dialog').getByLabel('Corrective action').fill('Weld it');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const finding = page.getByRole('article', { name: 'Cracked jaw' });
  await finding.locator('input[type=file][aria-label="Choose photos"]').setInputFiles(await aPhoto('jaw.jpg'));
  await expect(finding.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a priority action' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Order a jaw');
  await page.getByRole('dialog').getByRole('radio', { name: 'Medium' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Order a jaw' })).toContainText('Medium');

  await perform.tab('Signatures');
  await perform.sign('Inspector', 'Uma Virtanen');
  await perform.draw('Customer', 'Aino Laine');
  await perform.tab('Check and submit');
  await expect(page.getByText('Everything is saved. A signature is drawn and not signed yet')).toBeVisible();
  await page.getByRole('link', { name: 'A signature is drawn and not signed yet: Customer' }).click();
  await perform.signDrawn('Customer', 'Aino Laine');
  await perform.saved();

  await perform.tab('Check and submit');
  await expect(
    page.getByRole('link', { name: /Coupling: rated Repair or replace, and no finding tells/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /signature/i })).toHaveCount(0);
  await expect(perform.submit).toBeDisabled();
  await page.getByRole('link', { name: `${extra.name}: The answer is not in the required format` }).click();
  await perform.field('Answer').fill('Looked at it');
  await perform.tab('Check and submit');
  await expect(
    page.getByRole('link', { name: /^Answers were changed after the signature of Aino Laine/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Say whether the machine is safe to run' }).click();
  await expect(page.getByRole('radio', { name: 'With conditions' })).toBeInViewport();
  await page.getByRole('radio', { name: 'With conditions' }).check();
  await page.getByRole('textbox', { name: 'Conditions' }).fill('At half load');
  await perform.saved();
  await perform.tab('Check and submit');
  await expect(page.getByText('12 of 12 points done')).toBeVisible();
  await perform.submit.click();
  // An answer was changed after both had signed.
  const asked = page.getByRole('dialog', { name: 'The customer signed before the last changes' });
  await asked.getByRole('radio', { name: 'Use old signatures in the new report.', exact: true }).check();
  await asked.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted and waiting for review')).toBeVisible();

  const kept = await readInspection(server, inspection.id);
  expect(kept).toMatchObject({
    status: 'Waiting',
    version: 1,
    fields: { safeToRun: { value: 'conditions' }, safeConditions: { value: 'At half load' } },
    findings: [{ title: 'Cracked jaw', corrective: 'Weld it', photos: [{ layout: 'Default' }] }],
    priorityActions: [{ title: 'Order a jaw', priority: 'Medium' }],
    customerSignature: { name: 'Aino Laine' },
    providerSignature: { name: 'Uma Virtanen' },
  });
  const results = kept.runs[0]?.results ?? [];
  expect(results.map(({ rating }) => rating)).toEqual([0, 3, 1, 0, 0, 0, 2, 0, 0, 4, 0, 5]);
  expect(results[1]).toMatchObject({ value: '30', fixedOnSite: true });
  expect(results[3]?.content?.values).toHaveLength(4);
  expect(results[6]?.rangeValues?.map(({ value }) => value)).toEqual(['4', '5']);
  expect(results[8]?.multipleChoices?.[0]?.optionIds).toHaveLength(2);
  expect(results[10]).toMatchObject({ photos: [{ caption: 'Dark oil', layout: 'HorizontalGraph' }] });
  expect(results[11]).toMatchObject({ value: 'Looked at it' });
  expect(await lengthOf(server, page, results[10]?.voiceCommentId ?? '')).toBeGreaterThan(0.5);
});
