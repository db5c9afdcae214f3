import { expect } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol } from '../audits.ts';
import type { GivenCategory } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { test } from '../world.ts';

const photoField = { present: true, required: false, onlyForFailure: false };

const measurementLimits = [{ criticalLow: 5, low: 8, high: 20, criticalHigh: 30 }];

const twoOptions = {
  name: 'Cover',
  custom: true,
  options: ['Present', 'Missing'].map((name, index) => ({ index, name })),
};

const one = (name: string): GivenCategory[] => [{ title: name, points: [{ type: 'Comment', name }] }];

test('points are numbered across categories; a click unfolds one with its photo and voice, another folds it [AUP-07]', async ({
  as,
  server,
}) => {
  const { customer, machines, productFamilyId } = await makeAuditable(server);
  const point = (name: string) =>
    ({ type: 'Comment', name, photoField, voiceCommentField: { present: true } }) as const;
  const categories: GivenCategory[] = [
    {
      title: 'Frame',
      points: [point('Plate'), point('Left weld')],
    },
    {
      title: 'Drive',
      points: [
        { type: 'Measurement', name: 'Belts', measurementTitle: 'Play', measurementLimits },
        { type: 'RadioButtonSelection', name: 'Cover', optionGroup: twoOptions },
      ],
    },
  ];
  const site = await makeAuditProtocol(server, 'Audit_Site', one('Order'));
  const { protocolId } = await makeAuditProtocol(server, 'Audit_Machine', categories, productFamilyId);
  const { id } = await beginAudit(server, customer, { siteProtocolId: site.protocolId });
  const equipment = { id: machines[0].id };
  const run = await addRun(server, id, { protocolId, protocolRunType: 'Audit_Machine:stage_1', equipment });
  const page = await as('uma');
  const audit = new AuditPage(page);
  const perform = new PerformPage(page);
  await audit.open(id, `?run=${run.id}`);
  const crusher = audit.run(machines[0].serialNumber);
  await expect(crusher.getByRole('heading', { level: 4 })).toHaveText(['Frame', 'Drive']);
  const numbered = crusher.getByRole('button', { name: /^[123] / });
  await expect(numbered).toHaveText([/^1Plate/, /^2Left weld/, /^3Belts/]);

  await numbered.nth(1).click();
  await page.locator('input[type=file][aria-label="Choose photos"]').setInputFiles(await aPhoto('weld.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  const { recording } = perform;
  await perform.recordVoice();
  await audit.saved();

  const files: string[] = [];
  page.on('request', (request) => /\/(images|voicecomment)\/[^/]+\/file/i.test(request.url()) && files.push('file'));
  await page.reload();
  await audit.open(id, `?run=${run.id}`);
  await expect(numbered.nth(1)).toHaveAttribute('aria-expanded', 'false');
  expect(files).toEqual([]);
  await numbered.nth(1).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(recording).toBeVisible();
  expect(files.length).toBeGreaterThanOrEqual(2);
  await numbered.nth(1).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeHidden();
  await expect(recording).toBeHidden();

  // In a gloved hand ratings and Next stay where they are, whatever unfolds around them and however the browser scrolls.
  await page.setViewportSize({ width: 390, height: 844 });
  const letAnchor = (value: string) =>
    page.locator('body').evaluate((root, anchor) => root.style.setProperty('overflow-anchor', anchor), value);
  await letAnchor('none');
  const heights = async () => {
    const [rating, onward] = await Promise.all([audit.rating('Ok').boundingBox(), audit.onward.boundingBox()]);
    return [rating?.y ?? 0, onward?.y ?? 0].map(Math.round);
  };
  await numbered.nth(0).click();
  await expect(audit.onward).toHaveText('Next open: 2');
  await page.mouse.wheel(0, ((await audit.onward.boundingBox())?.y ?? 0) - 600);
  await expect.poll(async () => Math.round((await heights())[1] ?? 0)).toBe(600);
  const before = await heights();
  await audit.rating('Immediate').check();
  await expect(page.getByRole('checkbox', { name: 'Fixed on site' })).toBeVisible();
  expect(await heights(), 'after a bad rating').toEqual(before);
  expect(await page.evaluate('document.documentElement.scrollWidth'), 'no wider than the phone').toBe(390);
  await audit.onward.click();
  await expect(audit.onward).toHaveText('Next open: 3');
  await expect(numbered.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(numbered.nth(1)).toBeFocused();
  await expect(numbered.nth(1)).toBeInViewport();
  await expect.poll(heights, 'at the next point').toEqual(before);
  await audit.rating('Ok').check();
  await audit.onward.click();
  await expect.poll(heights, 'at the point after it').toEqual(before);
  await audit.field('Play').fill('105');
  await expect(page.getByText('Above the critical high limit of 30')).toBeVisible();
  const typed = await heights();
  await audit.rating('Follow up').check();
  await expect(page.getByRole('region', { name: 'Is this value right?' })).toBeInViewport();
  await expect.poll(heights, 'after a question above').toEqual(typed);
  await letAnchor('');

  // A point of two options is seen whole, with its ratings and the way on, which a choice leaves where it is.
  await numbered.nth(2).click();
  await crusher.getByRole('button', { name: /^4 / }).click();
  const top = (await page.getByRole('radio', { name: 'Present' }).boundingBox())?.y ?? 0;
  const way = async () => (await audit.onward.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await way();
  expect(y + height - top, 'from the first option to the end of Next').toBeLessThan(480);
  await page.getByRole('radio', { name: 'Missing' }).check();
  await expect(page.getByRole('button', { name: 'Clear the choice' })).toBeVisible();
  const [option, onward] = await Promise.all([page.getByRole('radio', { name: 'Present' }).boundingBox(), way()]);
  expect(Math.round(onward.y - (option?.y ?? 0)), 'after a choice').toBe(Math.round(y - top));
});
