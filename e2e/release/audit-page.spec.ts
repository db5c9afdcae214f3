import { auditResults } from '@assay/contract/audits';
import { expect } from '@playwright/test';
import {
  addRun,
  beginAudit,
  finishAudit,
  makeAuditable,
  makeAuditProtocol,
  readAuditRun,
  readOutline,
  writeAuditField,
} from '../audits.ts';
import { hearNothing } from '../in-page.ts';
import type { GivenCategory } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const photoField = { present: true, required: false, onlyForFailure: false };

const gap = {
  type: 'Measurement',
  name: 'Closed side setting',
  measurementTitle: 'Gap',
  photoField,
  placed: { prefill: true },
} as const;

const crusherPoints: GivenCategory[] = [
  {
    title: 'Chamber',
    points: [gap, { type: 'Comment', name: 'Mantle' }],
  },
  { title: 'Drive', points: [{ type: 'Comment', name: 'Belts' }] },
];

const plates: GivenCategory = {
  title: 'Plates',
  points: [
    {
      type: 'SummaryWithRows',
      name: 'Plate thickness',
      measurementTitle: 'Thickness',
      fields: ['Top', 'Middle', 'Bottom'].map((title, index) => ({
        index,
        title,
        inspectionPointFieldAggregation: 'No',
      })),
      rows: ['Left cheek plate', 'Right cheek plate', 'Fixed jaw plate'].map((title, index) => ({
        ...{ index, title, inspectionPointRowAggregation: 'No' },
      })),
      inspectionPointAggregationDirection: 'Row',
      placed: { prefill: true },
    },
  ],
};

test('a link to a point opens it, what two people wrote is shown side by side, and a finished audit is read-only', async ({
  as,
  server,
  faults,
}) => {
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(
    server,
    'Audit_Machine',
    [...crusherPoints, plates],
    auditable.productFamilyId,
  );
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const run = await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_2',
    equipment: { id: auditable.machines[0].id },
  });
  const { results } = await readAuditRun(server, id, run.id);
  const audit = new AuditPage(await as('uma'));
  await hearNothing(audit.page);
  await audit.open(id, `?run=${run.id}&point=${results[0]?.protocolPointId}`);
  await expect(audit.field('Gap')).toBeInViewport();
  await audit.field('Gap').fill('42');

  faults.expect(/status of 412/);
  await writeAuditField(server, id, 'comment', 'Theirs');
  await audit.field('Comment').first().fill('Mine');
  await audit.page.getByRole('button', { name: 'Compare' }).click();
  await expect(audit.dialog).toContainText('Theirs');
  await expect(audit.dialog).toContainText('Mine');
  await audit.dialog
    .getByRole('button', { name: /Save|Keep/ })
    .first()
    .click();
  await audit.saved();
  expect((await readOutline(server, id)).fields.comment.value).toBe('Mine');
  const table = results.find(({ type }) => type === 'SummaryWithRows');
  const { fields = [], rows = [] } = table?.content ?? {};
  const values = rows.flatMap((row) => fields.map((field) => ({ rowId: row.id, fieldId: field.id, value: '70.5' })));
  const token = await server.tokenOf('uma');
  await server.call(auditResults.updateResult, {
    token,
    params: { id, resultId: table?.id ?? '' },
    body: { content: { values } },
  });

  await finishAudit(server, { id });
  await audit.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(audit.page.getByText('This audit is finished')).toBeVisible();
  await expect(audit.field('Summary')).toBeDisabled();
  await expect(audit.page.getByRole('button', { name: 'Add a crusher' })).toBeHidden();
  // What ends an audit stands below its last run, too.
  await audit.atEnd.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(audit.dialog).toContainText('Once opened, the audit can be edited again');
  await audit.answer('Reopen audit').click();
  await audit.atEnd.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(audit.dialog).toContainText('Finished audit can not be edited any more');
  await expect(audit.dialog).toContainText(/\d+ points are still open/);
  await expect(audit.answer('Cancel')).toBeFocused();
  await audit.answer('Finish audit').click();
  await expect(audit.page.getByText('This audit is finished')).toBeVisible();
  expect((await readOutline(server, id)).finished).toBe(true);

  // The next one begins with what was measured, and says so before it ends.
  const next = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const again = await addRun(server, next.id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_2',
    equipment: { id: auditable.machines[0].id },
  });
  expect((await readAuditRun(server, next.id, again.id)).results[0]).toMatchObject({ value: '42', prefilled: true });
  await audit.open(next.id);
  await audit.finish.click();
  const line = audit.dialog.getByRole('link', { name: /Closed side setting: as at the last visit, not confirmed/ });
  await line.click();
  await expect(audit.dialog).toBeHidden();
  await expect(audit.field('Gap')).toBeInViewport();
  // A line leads there each time, also from the head of the page.
  await audit.finish.click();
  await line.click();
  await expect(audit.dialog).toBeHidden();
  await expect(audit.field('Gap')).toBeInViewport();
  await audit.page.getByRole('button', { name: 'To the check' }).click();
  await expect(audit.dialog).toBeVisible();

  // On a phone the tick of every row of a table that is filled is in view without a swipe.
  await audit.page.setViewportSize({ width: 390, height: 844 });
  await audit.open(next.id, `?run=${again.id}&point=${table?.protocolPointId}`);
  await audit.page.getByRole('button', { name: 'All still the same' }).click();
  for (const row of ['Left cheek plate ✓', 'Right cheek plate ✓', 'Fixed jaw plate ✓'])
    await expect(audit.page.getByText(row, { exact: true })).toBeInViewport({ ratio: 0.99 });
});
