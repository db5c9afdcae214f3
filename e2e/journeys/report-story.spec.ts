import { readFile } from 'node:fs/promises';
import { reportFiles } from '@assay/contract/report-files';
import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { pdfIn } from '../mail-server.ts';
import { ReportEditor } from '../pages/report-editor.ts';
import { ReportList } from '../pages/report-list.ts';
import { makeReport, readReport } from '../reports.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 150_000 });

async function pdfOf(server: TestServer, id: string, edition: Record<string, string>): Promise<Buffer> {
  const path = reportFiles.pdf.path.slice(1).replace('{id}', id);
  const address = `${server.at(path)}?${new URLSearchParams(edition)}`;
  const reply = await fetch(address, { headers: { authorization: `Bearer ${await server.tokenOf('uma')}` } });
  return Buffer.from(await reply.arrayBuffer());
}

test('a signed report is finished, rated, downloaded twice, corrected and mailed, and its first version stays [RED-03, RED-04, RED-06, FLD-06]', async ({
  as,
  mail,
  served: server,
}) => {
  const fields = { contactName: 'Aino Aalto', contactEmail: 'aino@mine.example' };
  const report = await makeReport(server, { signer: 'Aino Aalto', fields });
  const { id, name } = report;

  const admin = await as('ada', { server });
  const list = new ReportList(admin);
  await list.open(name);
  await list.finish(report).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Set to Finished' }).click();
  await expect(admin.getByText(`${name} is finished.`)).toBeVisible();

  const rater = new ReportList(await as('rita', { server }));
  await rater.open(name);
  await rater.rate(report, 'Ok').click();
  await expect(rater.rate(report, 'Ok')).toHaveAttribute('aria-pressed', 'true');

  const page = await as('uma', { server });
  const reports = new ReportList(page);
  await reports.open(name);
  const firstVersion: Buffer[] = [];
  for (const language of ['Suomi', 'Deutsch']) {
    const downloading = page.waitForEvent('download');
    await reports.downloadIn(report, language);
    firstVersion.push(await readFile(await (await downloading).path()));
  }

  const editor = new ReportEditor(page);
  await visit(page, `/Reports/${id}`);
  await page.getByRole('link', { name: 'Edit inspection' }).click();
  await editor.field('Gap').fill('14');
  await editor.tab('Details');
  await editor.field('Summary').fill('Measured once more');
  await editor.save.click();
  await editor.confirm.getByRole('radio', { name: 'Use old signatures in the new report.', exact: true }).check();
  await editor.confirm.getByRole('checkbox', { name: 'Send a new e-mail' }).check();
  await expect(editor.confirm.getByLabel('Recipient 1', { exact: true })).toHaveValue('aino@mine.example');
  await expect(editor.confirm.getByLabel('Recipient 2', { exact: true })).toHaveValue('uma@provider.example');
  await editor.confirm.getByRole('button', { name: 'Remove recipient 2' }).click();
  await editor.confirm.getByRole('button', { name: 'Add a recipient' }).click();
  await editor.confirm.getByLabel('Recipient 2', { exact: true }).fill('not an address');
  await expect(editor.confirmSave).toBeDisabled();
  await editor.confirm.getByLabel('Recipient 2', { exact: true }).fill('boss@mine.example');
  await editor.confirm.getByLabel('Language of the report').selectOption('Suomi');
  await editor.confirmSave.click();
  await editor.closedAs(2);
  await expect(page).toHaveURL(new RegExp(`/Reports/${id}$`));
  await expect(page.getByText('Measured once more').first()).toBeVisible();
  expect(await readReport(server, id)).toMatchObject({
    version: 2,
    status: 'Finished',
    rating: 'Ok',
    customerSignature: { name: 'Aino Aalto', version: 1 },
  });

  const toAino = () => mail.letters.filter(({ to }) => to.includes('aino@mine.example'));
  await expect.poll(() => toAino().length, { timeout: 60_000 }).toBe(1);
  const [letter] = toAino();
  expect(letter?.to).toEqual(['aino@mine.example', 'boss@mine.example']);
  expect(letter && pdfIn(letter).equals(await pdfOf(server, id, { version: '2', lang: 'fi' }))).toBe(true);
  const [finnish, german] = firstVersion;
  expect(finnish?.equals(await pdfOf(server, id, { version: '1', lang: 'fi' }))).toBe(true);
  expect(german?.equals(await pdfOf(server, id, { version: '1', lang: 'de' }))).toBe(true);

  await visit(page, `/Reports/${id}?version=1`);
  await expect(page.getByText('An older version')).toBeVisible();
  await expect(page.getByText('Measured once more')).toBeHidden();
});
