import { customers } from '@assay/contract/customers';
import { inspections } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { aContact, aSite, makeCustomer, unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, oneComment, submit } from '../inspections.ts';
import { StartPage } from '../pages/start-page.ts';
import { makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** The inspection that the page has gone to. */
async function started(page: Page, server: TestServer) {
  await expect(page).toHaveURL(/\/Reports\/[\w-]+\/perform$/);
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const inspection = await server.call(inspections.get, { token: await server.tokenOf('max'), params: { id } });
  await expect(page.getByRole('heading', { level: 1, name: inspection.equipment.serialNumber })).toBeVisible();
  return inspection;
}

test('an inspector begins an inspection of a known machine with a protocol that fits it, for its customer and contact [FLD-01]', async ({
  as,
  server,
}) => {
  const customer = await makeCustomer(server, {
    name: unique('Quarry'),
    sites: [aSite('North pit'), aSite('South pit')],
  });
  const [north] = customer.sites;
  const { sites, name, englishName, mdmCustomerId, language } = customer;
  await server.call(customers.update, {
    token: await server.tokenOf('max'),
    params: { id: customer.id },
    body: {
      name,
      englishName,
      mdmCustomerId,
      language,
      sites,
      contacts: [
        aContact('Head Office'),
        aContact('Site Keeper', {
          customerSiteId: north?.id ?? null,
          email: 'keeper@quarry.example',
          phoneNumber: '12',
        }),
      ],
    },
  });
  const visited = await makeInspectable(
    server,
    oneComment(),
    {},
    { customerSiteId: north?.id ?? null, nickName: 'Big one' },
  );
  const { machine, protocol } = visited;
  const own = await makeProtocol(server, {
    name: unique('Own'),
    type: 'Weekly',
    targets: [
      { productFamilyId: machine.productFamilyId, productModelId: machine.productModelId, equipmentId: machine.id },
    ],
  });
  const foreign = await makeInspectable(server);
  const before = await beginInspection(server, visited, { loadedHours: '1200' });
  await submit(server, before);

  const page = await as('uma');
  const begins = new StartPage(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'New inspection' }).click();
  await begins.pick('Machine', machine.serialNumber);
  await expect(begins.group('For this machine').getByRole('radio')).toHaveCount(1);
  await expect(begins.protocol(own.name)).toBeVisible();
  await expect(begins.protocol(foreign.protocol.name)).toBeHidden();
  await page.getByRole('button', { name: 'Daily' }).click();
  await expect(begins.protocol(own.name)).toBeHidden();
  await begins.protocol(protocol.name).check();

  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(customer.name);
  await expect(page.getByText('Site: North pit')).toBeVisible();
  await expect(begins.field('Contact name')).toHaveValue('Site Keeper');
  await expect(begins.field('Contact e-mail')).toHaveValue('keeper@quarry.example');
  await expect(page.getByText('Last time 1200 h')).toBeVisible();
  await begins.field('Hours under load').fill('1100');
  await expect(page.getByText('This is less than the 1200 h')).toBeVisible();
  await begins.field('Hours under load').fill('many');
  await begins.start.click();
  await expect(begins.field('Hours under load')).toBeFocused();
  await expect(page.getByText('Enter a number of hours, for example 1200')).toBeVisible();
  await begins.field('Hours under load').fill('1 250,5');
  await begins.start.click();

  const inspection = await started(page, server);
  expect(inspection).toMatchObject({
    status: 'In_Use',
    name: `${protocol.name} ${machine.serialNumber}`,
    customer: { id: customer.id },
    customerSite: { name: 'North pit' },
    equipment: { id: machine.id },
    runs: [{ role: 'main', inspectionProtocolId: protocol.protocolId }],
    fields: {
      contactName: { value: 'Site Keeper' },
      contactPhoneNumber: { value: '12' },
      loadedHours: { value: '1250,5' },
    },
  });
});
