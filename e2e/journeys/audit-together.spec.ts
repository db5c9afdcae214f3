import { expect } from '@playwright/test';
import { addRun, beginAudit, finishAudit, makeAuditable, makeAuditProtocol, readOutline } from '../audits.ts';
import type { GivenCategory } from '../inspections.ts';
import { Typist } from '../typist.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const points: GivenCategory[] = [
  {
    title: 'Chamber',
    points: [
      { type: 'Comment', name: 'Noise' },
      { type: 'Comment', name: 'Dust' },
      { type: 'Comment', name: 'Wear' },
    ],
  },
];

test('two people edit one audit, one of them for a while without network: what others write appears by itself, and what is replaced or too late is shown to its author [AUP-20]', async ({
  as,
  server,
  faults,
}) => {
  // Whether one's own words leave before the feed brings those of the other, or says that the audit is finished.
  faults.allow(/status of 4(09|12)/, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const addMachine = (place: 0 | 1) =>
    addRun(server, id, {
      protocolId: protocol.protocolId,
      protocolRunType: `Audit_Machine:stage_${place + 1}`,
      equipment: { id: auditable.machines[place].id },
    });
  const run = await addMachine(0);
  const uma = new Typist(await as('uma', { fresh: true }), 'u');
  const max = new Typist(await as('max', { fresh: true }), 'm');
  const both = [uma, max];
  for (const { audit } of both) await audit.open(id, `?run=${run.id}`);
  await expect(
    uma.page.getByRole('list', { name: 'Also here' }).getByRole('img', { name: /^Max .*, at / }),
  ).toBeVisible();

  // Different fields, and one that the other is just typing into.
  await uma.audit.field('Summary').pressSequentially('Sound');
  await max.audit.field('Comment').first().fill('Max’s comment');
  await expect(uma.audit.field('Comment').first()).toHaveValue('Max’s comment');
  await expect(uma.audit.field('Summary')).toBeFocused();
  await uma.audit.field('Summary').pressSequentially(' plant');
  await expect(uma.audit.field('Summary')).toHaveValue('Sound plant');
  await expect(max.audit.field('Summary')).toHaveValue('Sound plant');

  // The same field, which one of them wrote without network: whose text is replaced is told, and can read it.
  await uma.page.context().setOffline(true);
  await uma.audit.field('Internal comment').first().fill('Uma’s view');
  await max.audit.field('Internal comment').first().fill('Max’s view');
  await max.audit.saved();
  await expect(uma.page.getByText(/^Stored on this device: \d+\. The server cannot be reached/)).toBeVisible();
  await uma.page.context().setOffline(false);
  await expect(uma.page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await uma.settle('Yours');
  await uma.audit.saved();
  const told = max.page.getByText(/^Uma .* has replaced what you wrote/).locator('..');
  await expect(told).toContainText('Max’s view');
  await expect(max.audit.field('Internal comment').first()).toHaveValue('Uma’s view');
  await expect(max.page.getByRole('link', { name: 'Replaced by others: 1' })).toBeVisible();
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toBeHidden();

  // A run that somebody adds is there for both.
  await addMachine(1);
  for (const { audit } of both) await expect(audit.run(auditable.machines[1].serialNumber)).toBeVisible();

  // Who finishes it sees who is still typing; what they had not saved stays theirs, and goes in once it is open again.
  await max.page.route('**/api/v1/audits/*/comment', (route) => route.abort());
  await max.audit.field('Comment').first().fill('The last words of Max');
  await uma.audit.finish.click();
  await expect(uma.audit.dialog.getByText(/^Max .*, typing in Comment$/)).toBeVisible();
  await uma.audit.answer('Finish audit').click();
  const kept = max.page.getByRole('alert').filter({ hasText: 'Typed here and not saved' });
  await max.page.unroute('**/api/v1/audits/*/comment');
  await expect(kept.getByLabel('Comment', { exact: true })).toHaveValue('The last words of Max');
  await expect(kept).toContainText('This audit was finished while you were typing');
  expect((await readOutline(server, id)).fields.comment.value).not.toContain('last words');
  await finishAudit(server, { id }, false);
  await kept.getByRole('button', { name: 'Put the text of Comment in again' }).click();
  await expect(kept).toBeHidden();
  await max.audit.saved();
  await expect(uma.audit.field('Comment').first()).toHaveValue('The last words of Max');
});
