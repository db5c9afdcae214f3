import { inspections } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { everyType } from '../every-type.ts';
import { expectForFingers, expectRemarkBesideLink } from '../for-fingers.ts';
import { beginInspection, makeInspectable, putFinding, setStatus, writeResult } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { ReportPage } from '../pages/report-page.ts';
import { test } from '../world.ts';

/** Words of labels that begin in one line and end in the next. */
const splitWords = (page: Page): Promise<string[]> =>
  page.evaluate(`
    [...document.querySelectorAll('main dt')].flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue ?? '').matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }))
  `);

test('on a phone the tables of a report hide nothing beside the screen, and labels break between words', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server, everyType));
  await writeResult(server, inspection, 0, { value: 'Fine', comment: 'Dry and clean', rating: 2 });
  await writeResult(server, inspection, 1, { value: '27', comment: 'Far too wide', rating: 3 });
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const report = new ReportPage(page);
  await report.open(inspection.id, inspection.name);
  const attention = page.getByRole('region', { name: 'Points that need attention' });
  for (const text of ['Repair or replace', 'Dry and clean', 'Far too wide']) {
    const shown = attention.getByText(text).first();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  await report.language.selectOption('Deutsch');
  await expect(page.getByRole('term').filter({ hasText: 'Seriennummer' })).toBeVisible();
  expect(await splitWords(page)).toEqual([]);
  await page.getByRole('link', { name: 'Details' }).click();
  const boxes = page.getByRole('article', { name: /^Report of/ }).locator('.table-box');
  await expect(boxes.first()).toBeVisible();
  const hidden = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
  expect(hidden).toEqual(hidden.map(() => 0));
});

test('on a phone every link of a report is large enough for a glove, and a trend begins at its newest value', async ({
  as,
  server,
}) => {
  const limits = [
    { productFamilyId: null, productModelId: null, criticalLow: 10, low: 25, high: null, criticalHigh: null },
  ];
  const liner = { type: 'Measurement', name: 'Liner', visualization: 'LineChart', measurementLimits: limits } as const;
  const worn = await makeInspectable(server, [{ title: 'Wear', points: [liner] }]);
  const measure = async (day: string, value: string, found?: string) => {
    const inspection = await beginInspection(server, worn, { inspectionDate: `${day}T00:00:00Z` });
    await writeResult(server, inspection, 0, { value, rating: 2, comment: 'Worn' });
    if (found) await putFinding(server, inspection, `${found} at the first point`);
    await setStatus(server, inspection, { status: 'Waiting' });
    return inspection;
  };
  await measure('2026-01-01', '40');
  const { id, name } = await measure('2026-02-01', '8', 'Worn');
  const page = await as('max', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await new ReportPage(page).open(id, name);
  await expect(page.getByRole('link', { name: '1. Liner: 8' })).toBeVisible();
  await expectForFingers(page.getByRole('main'), 5);
  await expectRemarkBesideLink(page, 'New');
  await page.getByRole('link', { name: 'Details' }).click();
  const chart = page.getByRole('article', { name: /^Report of/ }).locator('.chart-box');
  await chart.scrollIntoViewIfNeeded();
  const sides = await chart.evaluate((box) => {
    const shown = box.getBoundingClientRect();
    const drawing = box.querySelector('svg');
    const names = [...box.querySelectorAll('.limit-text')].map((name) => name.getBoundingClientRect().right);
    return {
      left: (drawing?.getBoundingClientRect().left ?? 0) - shown.left,
      names: Math.max(...names) - shown.right,
    };
  });
  expect(sides.left, 'a phone does not show all of it').toBeLessThan(-50);
  expect(sides.names, 'the names of the limits are shown whole').toBeLessThanOrEqual(0);
  await expect(chart.locator('svg')).toHaveCSS('overflow', 'visible');
  await expect(chart.locator('.last')).toBeInViewport();
  // As a customer has it, where its links lead from part to part.
  const html = await page.request.get(server.at(`api/v1/inspections/${id}/reporthtml`), {
    headers: { authorization: `Bearer ${await server.tokenOf('max')}` },
  });
  await page.goto('about:blank');
  await page.setContent(await html.text());
  await expectForFingers(page.locator('body'), 3);
  await expectRemarkBesideLink(page, 'New');
});

test('a report reads well for everyone, with very long words too', async ({ as, server }) => {
  const long = 'W'.repeat(180);
  const inspection = await beginInspection(server, await makeInspectable(server, everyType));
  await writeResult(server, inspection, 0, { value: long, comment: long, rating: 2 });
  await writeResult(server, inspection, 1, { value: '27', rating: 3 });
  const token = await server.tokenOf('uma');
  for (const field of ['summary', 'comment', 'contactName'] as const)
    await server.call(inspections.updateField, { token, params: { id: inspection.id, field }, body: { text: long } });
  const page = await as('ada');
  await new ReportPage(page).open(inspection.id, inspection.name);
  await expect(page.getByRole('heading', { name: 'General impression' }).first()).toBeVisible();
  await lookOver(page, 'a draft of every type');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await lookOver(page, 'what a reviewer may do');
});
