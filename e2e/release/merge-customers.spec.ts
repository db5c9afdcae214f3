import { customers } from '@assay/contract/customers';
import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

test('a merge that fails says why and leads nowhere [CUS-04]', async ({ as, server, faults }) => {
  faults.expectRefusal(409, 'api/v1/customers/[^/]+/merge');
  const [first, second] = [
    await makeCustomer(server, { name: unique('Going') }),
    await makeCustomer(server, { name: unique('Gone') }),
  ];
  const page = await as('ada');
  const address = `Customers/${first.id}/compare/${second.id}`;
  await visit(page, address);
  await page.getByRole('button', { name: 'MERGE' }).click();
  await server.call(customers.delete, { token: await server.tokenOf('max'), params: { id: second.id } });
  const dialog = page.getByRole('dialog', { name: 'Merge the two customers into one' });
  await dialog.getByRole('button', { name: 'MERGE' }).click();
  await expect(dialog.getByRole('alert')).toContainText('One of the two customers was merged or deleted meanwhile.');
  expect(page.url()).toBe(server.at(address));
});
