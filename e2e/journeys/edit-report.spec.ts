import { inspectionRuns } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { ReportEditor } from '../pages/report-editor.ts';
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
