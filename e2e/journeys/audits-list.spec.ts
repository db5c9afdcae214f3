import { expect } from '@playwright/test';
import { beginAudit, finishAudit, makeAuditedCustomer } from '../audits.ts';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('audits are searched, sorted, finished, reopened and, by a manager, deleted; their report is read and downloaded [AUL-01, AUL-02, AUL-03, AUL-04, AUL-05]', async ({
  as,
  server,
}) => {
  const word = unique('Plant');
  const customers = [
    await makeAuditedCustomer(server, `${word} B`, 'Alpha'),
    await makeAuditedCustomer(server, `${word} A`, 'Beta'),
  ];
  const [alpha, beta] = [
    await beginAudit(server, customers[0] as never, { inspectionDate: '2026-02-02T08:00:00.000Z' }),
    await beginAudit(server, customers[1] as never, { inspectionDate: '2026-02-01T08:00:00.000Z' }, 'max'),
  ];
  await finishAudit(server, beta);
  const page = await as('uma');
  const list = new List(page);
  await visit(page, '/Audits');
  await list.search.fill(word);
  await expect(list.links()).toHaveCount(4);
  const names = () => list.rows.locator('td:first-child').allInnerTexts();
  expect(await names()).toEqual([alpha.name, beta.name]);
  const ascending = {
    Name: [alpha, beta],
    Customer: [beta, alpha],
    'Inspection date': [beta, alpha],
    Status: [alpha, beta],
  };
  for (const [column, order] of Object.entries(ascending)) {
    await list.sortBy(column);
    await expect.poll(names, column).toEqual(order.map(({ name }) => name));
  }
  await list.sortBy('Inspector');
  await expect(list.header('Inspector')).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.row(alpha.name)).toContainText('02.02.2026 08:00');
  await expect(list.row(alpha.name)).toContainText('Open');
  await expect(list.row(beta.name)).toContainText('Finished');

  const row = list.row(alpha.name);
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${alpha.name}` }).click();
  expect((await saved).suggestedFilename()).toBe('20260202_audit_en.pdf');
  await row.getByRole('link', { name: `View report of ${alpha.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/Audits/${alpha.id}/report`));
  await expect(page.getByRole('article', { name: `Report of ${alpha.name}` })).toContainText(`${word} B`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Finish ${alpha.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Finished audit can not be edited any more');
  await dialog.getByRole('button', { name: 'Finish audit' }).click();
  await expect(row).toContainText('Finished');
  await expect(row.getByRole('link', { name: alpha.name, exact: true })).toHaveAttribute('href', /\/report$/);
  await row.getByRole('button', { name: `Reopen ${alpha.name}` }).click();
  await expect(dialog).toContainText('Once opened, the audit can be edited again');
  await dialog.getByRole('button', { name: 'Reopen audit' }).click();
  await expect(row).toContainText('Open');
  await row.getByRole('link', { name: alpha.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/Audits/${alpha.id}$`));
  await page.goBack();
  await expect(list.search).toHaveValue(word);
  await list
    .row(beta.name)
    .getByRole('link', { name: `View report of ${beta.name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/Audits/${beta.id}/report$`));

  const manager = await as('max');
  const theirs = new List(manager);
  await visit(manager, `/Audits?search=${encodeURIComponent(word)}`);
  await theirs
    .row(beta.name)
    .getByRole('button', { name: `More for ${beta.name}` })
    .click();
  await manager.getByRole('menuitem', { name: 'Delete audit' }).click();
  const question = manager.getByRole('dialog', { name: `Delete audit ${beta.name}?` });
  await expect(question).toContainText('Do you really want to delete the audit?');
  await question.getByRole('button', { name: 'CANCEL' }).click();
  await expect(theirs.rows).toHaveCount(2);
  await theirs
    .row(beta.name)
    .getByRole('button', { name: `More for ${beta.name}` })
    .click();
  await manager.getByRole('menuitem', { name: 'Delete audit' }).click();
  await question.getByRole('button', { name: 'DELETE' }).click();
  await expect(theirs.rows).toHaveCount(1);
});
