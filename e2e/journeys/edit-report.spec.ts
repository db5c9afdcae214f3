import { inspectionEdits } from '@assay/contract/inspection-edits';
import { inspectionRuns } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { visit } from '../in-page.ts';
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

test('what is missing or wrong is shown where it is, and nothing that was typed is lost', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(400, 'api/v1/inspections/update.*');
  faults.expectRefusal(500, 'api/v1/inspections/update.*');
  faults.expect(/^answer: 500/);
  const { id } = await makeReport(server);
  const page = await as('uma');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await page.getByRole('button', { name: 'Clear the rating' }).click();
  await editor.tab('Details');
  await editor.save.click();
  await page.getByRole('link', { name: '1. Jaw gap: Choose a rating' }).click();
  await editor.points.rating('Ok').check();

  await editor.tab('Details');
  await editor.field('Inspection date (UTC)').fill('2999-01-01T10:00');
  await editor.field('Summary').fill('Typed before it failed');
  await editor.save.click();
  await expect(page.getByText('The report was not saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inspection date (UTC): Must not be in the future' })).toBeVisible();
  await editor.field('Inspection date (UTC)').fill('2026-01-01T10:00');

  const refusal = { code: 'invalid', errors: [{ path: 'fields.summary.text', message: 'Must be worded otherwise' }] };
  const json = { contentType: 'application/problem+json', body: JSON.stringify(refusal) };
  await page.route(/inspections\/update/, (route) => route.fulfill({ status: 400, ...json }), { times: 1 });
  await editor.save.click();
  await editor.confirmSave.click();
  await expect(page.getByRole('link', { name: 'Summary: Must be worded otherwise' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Must be worded otherwise')).toBeVisible();

  await page.route(/inspections\/update/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await editor.save.click();
  await editor.confirmSave.click();
  await expect(editor.confirm.getByText('The report was not saved')).toBeVisible();
  await editor.confirmSave.click();
  await editor.closedAs(2);
  expect(await readReport(server, id)).toMatchObject({
    content: { summary: 'Typed before it failed', inspectionDate: '2026-01-01T10:00:00.000Z' },
  });
});

test('two people edit one report: both changes are shown, and the later one chooses', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(412, 'api/v1/inspections/update.*');
  const { id } = await makeReport(server);
  const page = await as('uma');
  const editor = new ReportEditor(page);
  await editor.open(id);
  await editor.points.comment.fill('Mine at the gap');
  await editor.tab('Details');
  await editor.field('Summary').fill('My summary');

  const token = await server.tokenOf('max');
  const theirs = { fields: { summary: { value: 'Their summary' }, comment: { value: 'Their comment' } }, runs: [] };
  const address = `${server.at(inspectionEdits.update.path.slice(1))}?id=${id}&lang=en`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await fetch(address, { method: 'PUT', headers, body: JSON.stringify(theirs) })).status).toBe(200);

  await editor.save.click();
  await editor.confirmSave.click();
  await expect(page.getByText(/^Somebody else saved this report meanwhile/)).toBeVisible();
  await expect(editor.field('Comment')).toHaveValue('Their comment');
  await expect(editor.field('Summary')).toHaveValue('My summary');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog').getByText('Their summary')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save these choices' }).click();
  await editor.saveAs(3);
  const report = await readReport(server, id);
  expect(report).toMatchObject({ comment: 'Their comment', content: { summary: 'My summary' } });
  expect(report.categories[0]?.inspectionPoints[0]?.result.comment).toBe('Mine at the gap');
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

test('an inspection that is still in use is opened where it is carried out', async ({ as, server, faults }) => {
  faults.expectRefusal(409, 'api/v1/inspections/[^/]+/editDetails');
  const { id } = await beginInspection(server, await makeInspectable(server, twoPoints));
  const page = await as('uma');
  await visit(page, `/Reports/${id}/edit`);
  await expect(page.getByText('An inspection that is in use has no report to edit yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the inspection' }).click();
  await expect(new ReportEditor(page).points.title).toHaveText('Jaw gap');
});
