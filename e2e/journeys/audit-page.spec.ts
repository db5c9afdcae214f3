import { expect } from '@playwright/test';
import { beginAudit, makeAuditable, makeAuditProtocol, readAuditRun, readOutline } from '../audits.ts';
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
