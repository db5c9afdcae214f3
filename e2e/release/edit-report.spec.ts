import { expect } from '@playwright/test';
import { companyIdOf } from '../equipment.ts';
import { readInspection } from '../inspections.ts';
import { ReportEditor } from '../pages/report-editor.ts';
import { aPhoto } from '../photo-file.ts';
import { makeReport, readReport } from '../reports.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

test('a signed report is saved once it is decided what becomes of the signatures [RED-02, RED-03]', async ({
  as,
  server,
}) => {
  const { id } = await makeReport(server, { signer: 'Aino Aalto' });
  const page = await as('uma');
  const editor = new ReportEditor(page);
  const answered = Promise.withResolvers<void>();
  await page.route(/inspections\/update/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await editor.open(id);
  await editor.tab('Details');
  await editor.field('Summary').fill('Corrected');
  await editor.save.click();
  await expect(editor.confirmSave).toBeDisabled();
  const [without, withOld] = ["Don't use old signatures in the new report.", 'Use old signatures in the new report.'];
  await editor.confirm.getByRole('radio', { name: without }).check();
  await expect(editor.confirmSave).toBeEnabled();
  await editor.confirm.getByRole('radio', { name: withOld, exact: true }).check();
  await editor.confirmSave.click();
  await expect(editor.sending).toContainText('This may take a while.');
  await page.keyboard.press('Escape');
  await expect(editor.sending).toBeVisible();
  answered.resolve();
  await editor.closedAs(2);
  expect((await readReport(server, id)).customerSignature).toMatchObject({ name: 'Aino Aalto', version: 1 });

  await editor.open(id);
  await editor.save.click();
  await editor.confirm.getByRole('radio', { name: without }).check();
  await editor.confirmSave.click();
  await editor.closedAs(3);
  expect((await readReport(server, id)).customerSignature).toBeNull();
});

test('photos of a wrong type or beyond the most are flagged, the others are saved with the report [RED-07]', async ({
  as,
  server,
}) => {
  const { id } = await makeReport(server);
  const page = await as('uma');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await editor.points.stepTo('Guard');
  const files = editor.points.files('Choose photos');
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await expect(page.getByText('Unallowed file type')).toBeVisible();
  const photo = await aPhoto('guard.jpg', 200);
  await files.setInputFiles(Array.from({ length: 21 }, (_, place) => ({ ...photo, name: `guard-${place}.jpg` })));
  await expect(page.getByText('At most 20 photos: the last ones were left out.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 20' })).toBeVisible({ timeout: 60_000 });
  expect((await readInspection(server, id)).runs[0]?.results[1]?.photos).toEqual([]);
  await page.getByLabel('Caption of Photo 1', { exact: true }).fill('From the left');
  await editor.saveAs(2);
  const photos = (await readReport(server, id)).categories[0]?.inspectionPoints[1]?.result.photos;
  expect([photos?.length, photos?.[0]?.caption]).toEqual([20, 'From the left']);
});

test('a distributor edits a report of their own company, without what is ours alone [RED-01]', async ({
  as,
  server,
}) => {
  const companyIds = [await companyIdOf(server, 'Kivi Drilling Service')];
  const { id } = await makeReport(server, { companyIds, inspector: 'dina' });
  const page = await as('dina');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await expect(page.getByRole('tab', { name: 'Equipment configurator' })).toBeHidden();
  await editor.points.comment.fill('From the distributor');
  await editor.tab('Details');
  await expect(editor.field('Comment')).toBeVisible();
  await expect(editor.field('Internal comment')).toBeHidden();
  await editor.saveAs(2);
  expect(await readReport(server, id, 'dina')).toMatchObject({ version: 2, status: 'Waiting', finished: true });
});
