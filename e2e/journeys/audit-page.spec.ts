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
import { aPhoto } from '../photo-file.ts';
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

test('an inspector edits an audit: action points, a crusher with a photo, its clone with another protocol, and its end [AUP-02, AUP-15]', async ({
  as,
  server,
}) => {
  const auditable = await makeAuditable(server);
  const { machines, productFamilyId, customer } = auditable;
  const [first, second] = machines;
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', crusherPoints, productFamilyId);
  const other = await makeAuditProtocol(
    server,
    'Audit_Quick',
    [{ title: 'Quick look', points: [{ type: 'Comment', name: 'First impression' }] }],
    productFamilyId,
  );
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const page = await as('uma');
  const audit = new AuditPage(page);
  await audit.open(id);
  const siteName = customer.sites[0]?.name ?? '';
  await expect(audit.run(siteName)).toBeVisible();

  for (const list of ['Optimization targets', 'Short term', 'Long term'])
    await expect(page.getByRole('region', { name: list })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Short term' }).click();
  await expect(audit.field('Short term 1')).toBeFocused();
  await audit.field('Short term 1').fill('Change the mantle');
  await page.getByRole('button', { name: 'Add to Long term' }).click();
  await page.getByRole('button', { name: 'Delete Long term 1' }).click();
  await audit.field('Summary').fill('Runs well');
  await audit.saved();
  const kept = await readOutline(server, id);
  expect(kept.suggestions).toMatchObject([{ type: 'ShortTerm', text: 'Change the mantle' }]);
  expect(kept.fields.summary.value).toBe('Runs well');

  await page.getByRole('button', { name: 'Add a crusher' }).click();
  await expect(audit.dialog.getByRole('heading', { name: 'New crusher audit' })).toBeVisible();
  await audit.pick('Stage', 'Primary');
  await audit.pick('Equipment', new RegExp(`^${first.serialNumber}.*At this site`));
  await audit.pick('Protocol', new RegExp(protocol.name));
  await audit.answer('ADD').click();
  const crusher = audit.run(first.serialNumber);
  await expect(audit.headOf(first.serialNumber)).toBeFocused();
  await expect(crusher.getByText('0 of 3 done')).toBeInViewport();
  await expect(crusher.getByRole('heading', { name: 'Chamber' })).toBeVisible();
  await audit.point(/^1 Closed side setting/).click();
  await audit.field('Gap').fill('14');
  await crusher.getByRole('radio', { name: 'Follow up' }).check();
  await page.locator('input[type=file][aria-label="Choose photos"]').setInputFiles(await aPhoto('gap.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page
    .getByRole('button', { name: /Layout/ })
    .first()
    .click();
  await audit.saved();
  await audit.point(/^1 Closed side setting/).click();
  await expect(audit.field('Gap')).toBeHidden();
  await expect(audit.point(/^1 Closed side setting 14.*1 photo.*Follow up/)).toBeVisible();
  await expect(crusher.getByText('1 of 3 done')).toBeVisible();
  const runs = (await readOutline(server, id)).runs.filter(({ role }) => role === 'machine');
  const run = await readAuditRun(server, id, runs[0]?.id ?? '');
  expect(run.results[0]).toMatchObject({
    value: '14',
    rating: 1,
    photos: [{ caption: '', layout: 'HorizontalGraph' }],
  });

  await crusher.getByRole('button', { name: `Clone ${first.serialNumber}` }).click();
  await expect(audit.dialog.getByRole('heading', { name: `Clone ${protocol.name}` })).toBeVisible();
  await audit.pick('Equipment', new RegExp(`^${second.serialNumber}`));
  await audit.answer('ADD').click();
  const clone = audit.run(second.serialNumber);
  // Below a crusher that is unfolded, it comes to the top with all that can be answered in it.
  await expect(audit.headOf(second.serialNumber)).toBeFocused();
  await expect(clone.getByText('1 of 3 done')).toBeInViewport();
  await expect(clone.getByRole('button', { name: /^1 Closed side setting/ })).toBeInViewport();

  await clone.getByRole('button', { name: `Change protocol of ${second.serialNumber}` }).click();
  await audit.pick('Protocol', new RegExp(other.name));
  await expect(audit.dialog.getByRole('listitem')).toHaveText(['Closed side setting']);
  await audit.answer('CHANGE').click();
  await expect(clone.getByRole('heading', { name: 'Extra points' })).toBeVisible();
  await expect(audit.field('Short term 1')).toHaveValue('Change the mantle');

  await clone.getByRole('button', { name: `Delete ${second.serialNumber}` }).click();
  await expect(
    audit.dialog.getByRole('heading', { name: `Delete ${other.name} for ${second.serialNumber}?` }),
  ).toBeVisible();
  await audit.answer('DELETE').click();
  await expect(clone).toBeHidden();
  expect((await readOutline(server, id)).runs.filter(({ role }) => role === 'machine')).toHaveLength(1);
});

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
