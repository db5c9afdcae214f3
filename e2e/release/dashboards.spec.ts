import { productFamilies } from '@assay/contract/products';
import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { beginInspection, oneComment, submit, withPoints } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { makeProtocol } from '../protocols.ts';
import { test } from '../world.ts';

test('an admin finds a customer among the serviced drills, and behind the figures its machines', async ({
  as,
  server,
}) => {
  const customer = await makeCustomer(server, { name: unique('Graniitti'), englishName: unique('Granite') });
  const token = await server.tokenOf('ada');
  const drills = (await server.call(productFamilies.categories, { token })).find(
    ({ name }) => name === 'Surface drills',
  );
  const { family, models } = await makeFamily(server, unique('Drill'), unique('D'));
  const body = { familyName: family.familyName, productCategoryId: drills?.id ?? '' };
  await server.call(productFamilies.update, { token, params: { id: family.id }, body });
  const given = { productModelId: models[0]?.id ?? '', customerId: customer.id };
  const [serviced] = [await makeMachine(server, given), await makeMachine(server, given)];
  const protocol = await makeProtocol(server, {
    name: unique('Protocol'),
    targets: [{ productFamilyId: family.id }],
    categories: await Promise.all(
      oneComment().map(async (category, index) => ({ index, ...(await withPoints(server, category)) })),
    ),
  });
  await submit(server, await beginInspection(server, { machine: serviced, protocol }));

  const page = await as('dev');
  await visit(page, '/UsageDashboards');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.englishName.toUpperCase());
  const row = page.getByRole('row', { name: `${customer.name} (${customer.englishName})` });
  await expect(row.getByRole('cell')).toHaveText([/\(/, '2', '1 (50%)', '1 (50%)', '1 (50%)']);
  await lookOver(page, 'the service dashboards');
  await row.getByRole('link', { name: '1 (50%)' }).first().click();
  await expect(page).toHaveURL(/\/Equipments\?.*serviced=week/);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page.getByRole('link', { name: serviced.serialNumber })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Serviced this week' }).click();
  await expect(page.getByText('2 found')).toBeVisible();
});
