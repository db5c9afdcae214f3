import { inspectionRuns } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { ReportEditor } from '../pages/report-editor.ts';
import { aPhoto } from '../photo-file.ts';
import { makePoint } from '../points.ts';
import { answerAndSubmit, makeReport, readReport, twoPoints } from '../reports.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

test('a commissioning is corrected in every part and saved as the next version [RED-01, RED-02, RED-06]', async ({
  as,
  server,
}) => {
  const token = await server.tokenOf('ada');
  const configurator = await server.call(inspectionProtocols.create, {
    token,
    body: {
      name: unique('Configurator'),
      type: 'Equipment_Configurator',
      targets: [],
      categories: [
        {
          index: 0,
          title: 'Settings',
          inspectionPoints: [
            {
              inspectionPointId: (
                await makePoint(server, { type: 'Measurement', name: 'Drive', measurementTitle: 'Speed' })
              ).id,
            },
          ],
        },
      ],
    } as never,
  });
  const custom = await makePoint(server, {
    type: 'Comment',
    name: 'Added on the way',
    metas: [{ type: 'PointType', value: 'custom' }],
  });
  const inspectable = await makeInspectable(server, twoPoints, { type: 'Commission' });
  const given = { configuratorProtocolId: configurator.protocolId };
  const begun = await beginInspection(server, inspectable, given, 'ada');
  const { id } = begun;
  const params = { id, runId: begun.runs[0]?.id ?? '' };
  await server.call(inspectionRuns.addExtraPoint, { token, params, body: { inspectionPointId: custom.id } });
  await answerAndSubmit(server, await readInspection(server, id), 'ada');

  const page = await as('ada');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await expect(page.getByText('Saving writes version 2; version 1 is kept as it is.')).toBeVisible();
  await expect(page.getByText('Saving also finishes the report.')).toBeVisible();
  await expect(page.getByText('No changes yet')).toBeVisible();
  await editor.field('Gap').fill('30');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await editor.points.rating('Follow up').check();
  await editor.points.stepTo('Guard');
  await editor.points.comment.fill('Bent');
  await editor.points.stepTo('Added on the way');
  await editor.field('Answer').fill('Looked at again');
  await editor.tab('Equipment configurator');
  await editor.field('Speed').fill('900');
  await editor.tab('Details');
  await editor.field('Summary').fill('Runs, with one thing to follow');
  await editor.field('Comment').fill('Corrected at the desk');
  await editor.field('Internal comment').fill('Ours alone');
  await editor.tab('Findings and actions');
  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.getByLabel('Title').fill('A bent guard');
  await page.getByRole('dialog').getByLabel('Inspection point').selectOption({ label: '2. Guard' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'A bent guard' }).getByText('2. Guard')).toBeVisible();
  await page.getByRole('button', { name: 'Add a priority action' }).click();
  await page.getByLabel('Title').fill('Straighten it');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  expect((await readInspection(server, id)).findings).toEqual([]);

  await editor.save.click();
  await expect(editor.confirm.getByText('The new report will not have signatures.')).toBeVisible();
  await editor.confirm.getByRole('button', { name: 'CANCEL' }).click();
  await editor.saveAs(2);
  const report = await readReport(server, id);
  expect(report).toMatchObject({
    version: 2,
    status: 'Finished',
    finished: true,
    comment: 'Corrected at the desk',
    internalComment: 'Ours alone',
    content: { summary: 'Runs, with one thing to follow' },
    findings: [{ title: 'A bent guard' }],
    priorityActions: [{ title: 'Straighten it' }],
  });
  const [gap, guard] = report.categories[0]?.inspectionPoints ?? [];
  expect([gap?.result.value, gap?.result.rating, guard?.result.comment]).toEqual(['30', 1, 'Bent']);
  expect((await readInspection(server, id)).findings[0]?.pointId).toBe(guard?.protocolPointId);
  expect(report.extraPoints[0]?.result.value).toBe('Looked at again');
  expect(report.equipmentConfigurator?.categories[0]?.inspectionPoints[0]?.result.value).toBe('900');
});

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

test('leaving with unsaved data warns, by a link and by closing the tab [RED-05]', async ({ as, server }) => {
  const { id } = await makeReport(server);
  const page = await as('uma');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await editor.points.comment.fill('Not saved yet');
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page.getByText('You have unsaved data, do you want to leave the page?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.points.comment).toHaveValue('Not saved yet');

  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.getByRole('link', { name: 'Back to the report' }).click();
  await page.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(page).not.toHaveURL(/\/edit/);
  expect(await readReport(server, id)).toMatchObject({ version: 1 });
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
