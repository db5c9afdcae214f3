import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('the list of audits reads well, full and with a question open', async ({ as }) => {
  const page = await as('max');
  await visit(page, '/Audits');
  const list = new List(page);
  await expect(list.rows.first()).toBeVisible();
  await lookOver(page, 'the list of audits');
  await page
    .getByRole('button', { name: /^(Finish|Reopen) / })
    .first()
    .click();
  await lookOver(page, 'the question');
});
