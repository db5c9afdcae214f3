import { expect } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readAuditRun, readOutline } from '../audits.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 90_000 });

test('what was added to an audit since its page was loaded is there when it is loaded again without network, and what others added meanwhile once it is back', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const { customer, machines, productFamilyId } = await makeAuditable(server);
  const [first, second] = machines;
  const points = [{ title: 'Frame', points: [{ type: 'Comment' as const, name: 'Guard' }] }];
  const site = await makeAuditProtocol(server, 'Audit_Site', points);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, productFamilyId);
  const { id } = await beginAudit(server, customer, { siteProtocolId: site.protocolId });
  const page = await as('uma', { fresh: true, serviceWorkers: 'allow' });
  const audit = new AuditPage(page);
  await audit.open(id);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await page.getByRole('button', { name: 'Add a crusher' }).click();
  await audit.pick('Stage', 'Primary');
  await audit.pick('Equipment', new RegExp(`^${first.serialNumber}.*At this site`));
  await audit.pick('Protocol', new RegExp(protocol.name));
  await audit.answer('ADD').click();
  const guard = audit.run(first.serialNumber).getByRole('button', { name: /^1 Guard/ });
  await guard.click();
  await audit.field('Answer').fill('Loose');
  await page.getByRole('button', { name: 'Add to Short term' }).click();
  await audit.field('Short term 1').fill('Tighten the guard');
  await audit.saved();

  await page.context().setOffline(true);
  await audit.field('Answer').fill('Torn off');
  await expect(page.getByText(/^Stored on this device/)).toBeVisible();
  await page.reload();
  await expect(guard).toBeVisible();
  await expect(audit.field('Short term 1')).toHaveValue('Tighten the guard');
  await expect(audit.field('Answer')).toHaveValue('Torn off');
  await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_2',
    equipment: { id: second.id },
  });

  await page.context().setOffline(false);
  await expect(audit.run(second.serialNumber)).toBeVisible();
  await audit.saved();
  await expect(guard).toBeVisible();
  const run = (await readOutline(server, id)).runs.find(({ equipment }) => equipment?.id === first.id);
  expect((await readAuditRun(server, id, run?.id ?? '')).results[0]?.value).toBe('Torn off');
});
