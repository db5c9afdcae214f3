import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { answerFirst, makeAudit, setFinished, writeSummary } from '../plant-audits.ts';
import { test } from '../world.ts';

async function download(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const saved = await downloading;
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return saved.suggestedFilename();
}

test('the report of an audit is read as HTML with a way back, downloaded in English, and kept as it was finished [AUL-03]', async ({
  as,
  server,
}) => {
  const { audit, crusher, siteName, serialNumber } = await makeAudit(server, {
    inspectionDate: '2026-03-04T22:30:00Z',
  });
  const { id, name } = audit;
  await answerFirst(server, id, crusher.id, { rating: 2, comment: 'The mantle is worn' });
  await writeSummary(server, id, 'Before the repair');
  const page = await as('uma');
  await visit(page, `/Audits/${id}/report`);
  const paper = page.getByRole('article', { name: `Report of ${name}` });
  await expect(paper.getByRole('heading', { name: new RegExp(`^1\\s${siteName}$`) })).toBeVisible();
  await expect(
    paper.getByRole('heading', { name: new RegExp(`^\\d\\sPrimary crusher: .*${serialNumber}$`) }),
  ).toBeVisible();
  await expect(paper.getByText('The mantle is worn', { exact: true })).toBeVisible();
  await expect(paper.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This audit is open. Its report changes as the work goes on.')).toBeVisible();
  expect(await download(page)).toBe('20260304_audit_en.pdf');
  await lookOver(page, 'the report of an audit');
  const phone = await as('uma', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await visit(phone, `/Audits/${id}/report`);
  const contents = phone.getByRole('navigation', { name: 'Sections of the report' });
  await contents.getByRole('link', { name: new RegExp(`^\\d\\sPrimary crusher: .*${serialNumber}$`) }).click();
  const chapter = phone.getByRole('heading', { name: new RegExp(`^\\d\\sPrimary crusher: .*${serialNumber}$`) });
  await expect(chapter).toBeInViewport();
  await expect(chapter).toBeFocused();
  expect((await contents.getByRole('link').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await setFinished(server, id, true);
  await setFinished(server, id, false);
  await writeSummary(server, id, 'After the repair');
  await visit(page, '/Reports');
  await visit(page, `/Audits/${id}/report`);
  await expect(paper.getByText('After the repair')).toBeVisible();
  await page.getByText('What changed since version 1').click();
  await expect(page.getByRole('deletion')).toHaveText('Before the repair');
  await page.getByLabel('Version', { exact: true }).selectOption({ value: '1' });
  await expect(paper.getByText('Before the repair')).toBeVisible();
  await expect(paper.getByText('Draft', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(server.at(`Audits/${id}/report?version=1`));
  expect(await download(page)).toBe('20260304_audit_en.pdf');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // Whoever came by the address goes back to the list.
  await expect(page).toHaveURL(server.at('Audits'));
});
