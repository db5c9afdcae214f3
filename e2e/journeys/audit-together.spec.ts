import { expect, type Page } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readAuditRun, readOutline } from '../audits.ts';
import type { GivenCategory } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 150_000 });

const points: GivenCategory[] = [
  {
    title: 'Chamber',
    points: [
      { type: 'Comment', name: 'Noise' },
      { type: 'Comment', name: 'Dust' },
    ],
  },
];

/** Keeps what one typed wherever both wrote, as long as the page asks for it. */
async function keepMine(page: Page): Promise<number> {
  const compare = page.getByRole('button', { name: 'Compare' });
  let chosen = 0;
  for (; (await compare.count()) > 0; chosen++) {
    await compare.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Uma’s');
    await dialog
      .getByRole('button', { name: /Save|Keep/ })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }
  return chosen;
}

test('two people edit one audit, one of them ten seconds without network: what others write appears by itself, typing is left alone, and in the end both show the same [AUP-20]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/status of 412/);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const run = await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_1',
    equipment: { id: auditable.machines[0].id },
  });
  const pages = [new AuditPage(await as('uma', { fresh: true })), new AuditPage(await as('max', { fresh: true }))];
  const [uma, max] = pages as [AuditPage, AuditPage];
  for (const one of pages) await one.open(id, `?run=${run.id}`);
  await expect(
    uma.page.getByRole('list', { name: 'Also here' }).getByRole('img', { name: /^Max .*, at / }),
  ).toBeVisible();

  // Different fields, and one that the other is just typing into.
  await uma.field('Summary').pressSequentially('Sound');
  await max.field('Comment').first().fill('Max’s comment');
  await expect(uma.field('Comment').first()).toHaveValue('Max’s comment');
  await expect(uma.field('Summary')).toBeFocused();
  await uma.field('Summary').pressSequentially(' plant');
  await expect(uma.field('Summary')).toHaveValue('Sound plant');
  await expect(max.field('Summary')).toHaveValue('Sound plant');

  // Ten seconds without network, while both write the same field and different points.
  await uma.page.context().setOffline(true);
  await uma.field('Internal comment').fill('Uma’s view');
  await uma.point(/^1 Noise/).click();
  await uma.page.getByLabel('Answer', { exact: true }).last().fill('Knocking, says Uma');
  await max.field('Internal comment').fill('Max’s view');
  await max.point(/^2 Dust/).click();
  await max.page.getByLabel('Answer', { exact: true }).last().fill('Much, says Max');
  await max.saved();
  await expect(uma.page.getByText(/^Stored on this device: \d+\. The server cannot be reached/)).toBeVisible();
  await uma.page.waitForTimeout(10_000);
  await uma.page.context().setOffline(false);
  await expect(uma.page.getByRole('button', { name: 'Compare' })).toBeVisible();
  expect(await keepMine(uma.page)).toBe(1);
  await uma.saved();

  // A run that somebody adds is there for both.
  await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_2',
    equipment: { id: auditable.machines[1].id },
  });
  for (const one of pages) await expect(one.run(auditable.machines[1].serialNumber)).toBeVisible();

  const { fields } = await readOutline(server, id);
  expect(fields).toMatchObject({
    summary: { value: 'Sound plant' },
    comment: { value: 'Max’s comment' },
    internalComment: { value: 'Uma’s view' },
  });
  const { results } = await readAuditRun(server, id, run.id);
  expect(results.map(({ value }) => value)).toEqual(['Knocking, says Uma', 'Much, says Max']);
  for (const one of pages) {
    await expect(one.field('Summary')).toHaveValue('Sound plant');
    await expect(one.field('Comment').first()).toHaveValue('Max’s comment');
    await expect(one.field('Internal comment').first()).toHaveValue('Uma’s view');
  }
  await expect(uma.point(/^2 Dust/)).toContainText('Much, says Max');
  await expect(max.point(/^1 Noise/)).toContainText('Knocking, says Uma');
});
