import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { makeInspectable, makeReported } from '../inspections.ts';
import { test } from '../world.ts';

test('open findings and actions show on the equipment page, with an owner and a day, and are done, verified or void [FLD-04]', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  const { finding, action, inspection } = await makeReported(server, visited);
  const page = await as('max');
  const table = page.getByRole('region', { name: 'Findings and actions', exact: true });
  const row = (title: string) => table.getByRole('row').filter({ hasText: title });
  const dialog = page.getByRole('dialog', { name: 'Follow up' });
  await visit(page, `/Equipments/${visited.machine.id}`);
  await expect(row(finding.title)).toContainText(inspection.name);
  await expect(row(action.title)).toContainText('High priority');

  await page.getByRole('button', { name: `Follow up ${finding.title}` }).click();
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('Rita');
  await page.getByRole('option', { name: 'Rita Moreau' }).click();
  await dialog.getByLabel('Due').fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(row(finding.title)).toContainText('Rita Moreau');
  await expect(row(finding.title)).toContainText('31.01.2020');
  await expect(row(finding.title)).toContainText('Overdue');

  await page.getByRole('button', { name: `Mark done: ${finding.title}` }).click();
  await expect(row(finding.title)).toContainText('Done');
  await page.getByRole('button', { name: `Follow up ${finding.title}` }).click();
  await dialog.getByRole('radio', { name: 'Verified' }).check();
  await dialog.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(row(finding.title)).toContainText('Verified');
  await page.getByRole('button', { name: `Follow up ${action.title}` }).click();
  await dialog.getByRole('radio', { name: 'Void' }).check();
  await dialog.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(row(action.title)).toContainText('Void');
  await page.reload();
  await expect(page.getByText('Nothing is open from earlier visits.')).toBeVisible();
  await page.getByText('Closed findings and actions').click();
  const closed = page.getByRole('region', { name: 'Closed findings and actions' });
  await expect(closed.getByRole('row').filter({ hasText: finding.title })).toContainText('Verified');
  await closed.getByRole('button', { name: `Reopen: ${action.title}` }).click();
  await expect(row(action.title)).toContainText('Open');
  await expect(closed.getByRole('row').filter({ hasText: action.title })).toHaveCount(0);
});
