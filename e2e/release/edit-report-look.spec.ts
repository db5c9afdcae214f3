import { expect } from '@playwright/test';
import { lookOver } from '../look-over.ts';
import { ReportEditor } from '../pages/report-editor.ts';
import { makeReport } from '../reports.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const long = 'W'.repeat(90);

test('the report editor reads well for everyone, with very long texts, its questions and what is in its way', async ({
  as,
  server,
}) => {
  const { id } = await makeReport(server, {
    signer: long,
    fields: { contactName: long, contactEmail: `${'w'.repeat(60)}@${'w'.repeat(60)}.example` },
  });
  const page = await as('ada');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await editor.points.comment.fill(`${long} ${long}`);
  await lookOver(page, 'a point in the editor');
  await editor.tab('Details');
  await editor.field('Summary').fill(long);
  await lookOver(page, 'the facts in the editor');
  await editor.tab('Findings and actions');
  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.getByLabel('Title').fill(long);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await lookOver(page, 'the findings in the editor');
  await editor.save.click();
  await editor.confirm.getByRole('checkbox', { name: 'Send a new e-mail' }).check();
  await editor.confirm.getByRole('button', { name: 'Add a recipient' }).click();
  await editor.confirm.getByLabel('Recipient 3', { exact: true }).fill('none');
  await lookOver(page, 'the questions before saving');
  await editor.confirm.getByRole('button', { name: 'CANCEL' }).click();
  await editor.tab('Points');
  await page.getByRole('button', { name: 'Clear the rating' }).click();
  await editor.save.click();
  await expect(page.getByText('Missing before it can be saved: 1')).toBeVisible();
  await lookOver(page, 'what is missing');
});
