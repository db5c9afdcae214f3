import { expect } from '@playwright/test';
import {
  beginAudit,
  deleteExtraPoints,
  makeAuditable,
  makeAuditProtocol,
  readOutline,
  writeAuditField,
} from '../audits.ts';
import { hearNothing } from '../in-page.ts';
import type { GivenCategory } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

const one = (name: string): GivenCategory[] => [{ title: name, points: [{ type: 'Comment', name }] }];

test('the head of an audit tells when, by whom and for whom; the inspector is changed in a dialog, and the plant stands below with its extra points [AUP-01, AUP-04, AUP-05, AUP-10]', async ({
  as,
  server,
}) => {
  const { customer } = await makeAuditable(server);
  const siteName = customer.sites[0]?.name ?? '';
  const site = await makeAuditProtocol(server, 'Audit_Site', one('Order'));
  const operational = await makeAuditProtocol(server, 'Audit_Site_Operational', one('Throughput'));
  const given = { siteProtocolId: site.protocolId, inspectionDate: '2026-05-04T09:30:00.000Z' };
  await deleteExtraPoints(server);
  const without = await beginAudit(server, customer, { ...given, operationalProtocolId: null });
  await makeAuditProtocol(server, 'Audit_Extra_Points', one('Guard rails'));
  const { id } = await beginAudit(server, customer, { ...given, operationalProtocolId: operational.protocolId });
  const page = await as('uma');
  await hearNothing(page);
  const audit = new AuditPage(page);
  await audit.open(id);

  const details = audit.panel('Details');
  const fact = (name: string) => details.locator('dl').filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact('Inspection date (UTC)').getByRole('definition')).toHaveText('04.05.2026 09:30');
  await expect(fact('Inspector').getByRole('definition')).toHaveText('Uma Virtanen');
  await expect(fact('Inspector contact').getByRole('definition')).toHaveText(/^uma@/);
  await expect(fact('Customer').getByRole('definition')).toHaveText(customer.name);
  const [contact] = customer.contacts;
  await expect(details.getByLabel('Customer contact')).toHaveValue('Kalle Kivi');
  await expect(details.getByLabel('Phone')).toHaveValue(contact?.phoneNumber ?? '-');
  await expect(details.getByLabel('E-mail')).toHaveValue(contact?.email ?? '-');

  const change = details.getByRole('button', { name: 'Change', exact: true });
  await change.click();
  await expect(audit.dialog.getByRole('heading', { name: 'Change inspector' })).toBeVisible();
  await audit.dialog.getByLabel('Inspector *').fill('Nobody');
  await audit.answer('CANCEL').click();
  await expect(fact('Inspector').getByRole('definition')).toHaveText('Uma Virtanen');
  await change.click();
  await audit.dialog.getByLabel('Inspector *').fill('Mika Malm');
  await audit.dialog.getByLabel('Inspector contact').fill('mika.malm@assay.example');
  await audit.answer('SAVE').click();
  await expect(fact('Inspector').getByRole('definition')).toHaveText('Mika Malm');
  await expect(fact('Inspector contact').getByRole('definition')).toHaveText('mika.malm@assay.example');
  await audit.saved();
  expect(await readOutline(server, id)).toMatchObject({
    inspector: 'Mika Malm',
    inspectorContact: 'mika.malm@assay.example',
  });

  await writeAuditField(server, id, 'comment', 'Written elsewhere');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(audit.field('Comment')).toHaveValue('Written elsewhere');
  for (const part of [page, audit.atEnd])
    await expect(part.getByRole('link', { name: 'View report' }).first()).toHaveAttribute(
      'href',
      `/Audits/${id}/report`,
    );

  const plant = audit.panel('Plant');
  await expect(plant.getByRole('heading', { level: 3 })).toHaveText([siteName, `Operation of ${siteName}`]);
  await audit.unfold(siteName);
  await expect(plant.getByRole('button', { name: /^1 Order/ })).toBeVisible();
  await audit.unfold(`Operation of ${siteName}`);
  await expect(plant.getByRole('button', { name: /^1 Throughput/ })).toBeVisible();
  const extra = audit.panel('Extra points');
  await expect(extra.getByRole('button', { name: /Guard rails/ })).toBeVisible();
  await audit.open(without.id);
  await expect(plant.getByRole('heading', { level: 3 })).toHaveText([siteName]);
  await expect(extra).toBeHidden();
  await expect(audit.panel('History')).toBeHidden();
});

test('summary, comment and internal comment of an audit are saved a second after the last key, and say so [AUP-03]', async ({
  as,
  server,
}) => {
  const { customer } = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', one('Order'));
  const { id } = await beginAudit(server, customer, { siteProtocolId: site.protocolId });
  const page = await as('uma', { fresh: true });
  await hearNothing(page);
  await page.clock.install();
  const audit = new AuditPage(page);
  await audit.open(id);
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url().split('/').at(-1) ?? ''));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const [place, [label, name]] of [
    ['Summary', 'summary'],
    ['Comment', 'comment'],
    ['Internal comment', 'internalComment'],
  ].entries()) {
    const field = audit.field(label ?? '');
    await field.fill('Runs');
    await page.clock.runFor(900);
    await field.fill('Runs well');
    await page.clock.runFor(900);
    await expect(page.getByText('Sending: 1')).toBeVisible();
    expect(writes).toHaveLength(place);
    const written = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.clock.runFor(100);
    await written;
    await audit.saved();
    expect(writes).toHaveLength(place + 1);
    expect((await readOutline(server, id)).fields[name as 'summary'].value).toBe('Runs well');
  }
});
