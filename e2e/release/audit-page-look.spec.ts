import { expect } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readAuditRun } from '../audits.ts';
import { lookOver } from '../look-over.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 120_000 });

const long = 'W'.repeat(90);

test('the page of an audit reads well for everyone, with very long texts, an unfolded point and a dialog', async ({
  as,
  server,
}) => {
  const auditable = await makeAuditable(server);
  const points = [
    { title: long, points: [{ type: 'Measurement' as const, name: long, measurementTitle: 'Gap', description: long }] },
  ];
  const site = await makeAuditProtocol(server, 'Audit_Site', points);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const run = await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_4',
    equipment: { id: auditable.machines[0].id },
  });
  const { results } = await readAuditRun(server, id, run.id);
  const page = await as('uma');
  const audit = new AuditPage(page);
  await audit.open(id, `?run=${run.id}&point=${results[0]?.protocolPointId}`);
  await expect(audit.field('Gap')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Short term' }).click();
  await audit.field('Short term 1').fill(long);
  await audit.saved();
  await lookOver(page, 'an audit with everything');
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await expect(audit.dialog.getByRole('heading', { name: 'New screen audit' })).toBeVisible();
  await lookOver(page, 'adding a run');

  const phone = await as('uma', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const inHand = new AuditPage(phone);
  await inHand.open(id);
  const { serialNumber } = auditable.machines[0];
  const [clone, remove] = await Promise.all(
    ['Clone', 'Delete'].map((does) => phone.getByRole('button', { name: `${does} ${serialNumber}` }).boundingBox()),
  );
  expect([clone?.height, remove?.height]).toEqual([44, 44]);
  // No tooltip names an icon under a finger; at a desk it does.
  for (const [does, said] of [
    [`Change equipment of ${serialNumber}`, 'Equipment'],
    [`Change protocol of ${serialNumber}`, 'Protocol'],
  ] as const) {
    const icon = phone.getByRole('button', { name: does });
    await expect(icon.getByText(said, { exact: true })).toBeVisible();
    expect((await icon.boundingBox())?.height).toBe(44);
    await expect(page.getByRole('button', { name: does }).getByText(said)).toBeHidden();
  }
  expect((remove?.x ?? 0) - (clone?.x ?? 0) - (clone?.width ?? 0)).toBeGreaterThan(16);
});
