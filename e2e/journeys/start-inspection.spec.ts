import { customers } from '@assay/contract/customers';
import { equipments } from '@assay/contract/equipment';
import { inspections } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { aContact, aSite, makeCustomer, unique } from '../customers.ts';
import { companyIdOf } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, makeReported, oneComment, submit } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { StartPage } from '../pages/start-page.ts';
import { categoryNamed } from '../points.ts';
import { aCategory, makeProtocol } from '../protocols.ts';
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

test('a machine that nobody knew is named where its inspection begins, and what is missing is shown at its field', async ({
  as,
  server,
}) => {
  const { machine, protocol } = await makeInspectable(server);
  const customer = await makeCustomer(server, { name: unique('Quarry'), sites: [aSite('Only pit')] });
  const page = await as('uma');
  const begins = new StartPage(page);
  await visit(page, '/Reports/new');
  await begins.start.click();
  await expect(begins.machine).toBeFocused();
  await expect(page.getByText('Choose a machine')).toBeVisible();
  await page.getByText('New machine').click();
  for (const picker of ['Product family', 'Product model'])
    await expect(page.getByRole('combobox', { name: picker })).toHaveAttribute('required');
  await expect(page.getByText(/^One of the two is enough/)).toBeVisible();
  await begins.pick('Product family', machine.productFamilyName);
  await begins.pick('Product model', machine.productModelName);
  await begins.start.click();
  await expect(begins.field('Serial number')).toBeFocused();
  const [nameless, unchosen] = [
    page.getByText('Enter a serial number or a nickname'),
    page.getByText('Choose a protocol', { exact: true }),
  ];
  await expect(nameless).toBeVisible();
  await expect(unchosen).toBeVisible();
  await begins.protocol(protocol.name).check();
  await expect(unchosen, 'a message goes with its fault').toBeHidden();
  await expect(nameless).toBeVisible();
  await begins.field('Nickname').fill('Big one');
  await expect(nameless).toBeHidden();
  const serial = unique('NEW');
  await begins.field('Serial number').fill(serial);
  await begins.pick('Customer', customer.name);
  await begins.pick('Site', 'Only pit');
  await begins.start.click();
  const { equipment } = await started(page, server);
  expect(equipment.serialNumber).toBe(serial);
  const made = await server.call(equipments.get, { token: await server.tokenOf('max'), params: { id: equipment.id } });
  expect(made).toMatchObject({ customer: { id: customer.id }, customerSite: { name: 'Only pit' }, inspectionCount: 1 });
});

test('the groups, samples and configurator of a protocol are entered before the work begins', async ({
  as,
  server,
}) => {
  const { machine } = await makeInspectable(server);
  const targets = [{ productFamilyId: machine.productFamilyId }];
  const categories = [
    await aCategory(server, 'Oil', { [unique('Oil')]: { sampleIdIndex: 2 } }),
    await aCategory(server, 'Grease', { [unique('Grease')]: { sampleIdIndex: 5 } }),
    await aCategory(server, 'Dust', { [unique('Dust')]: {} }),
  ];
  const protocol = await makeProtocol(server, {
    name: unique('Commission'),
    type: 'Commission',
    targets,
    categories,
    showCurrentLoadedHours: false,
    categoryGroups: [
      { name: 'Lubrication', kind: 'alternatives', categoryIndices: [0, 1] },
      { name: 'Cleaning', kind: 'optional', categoryIndices: [2] },
    ],
  });
  const configurator = await makeProtocol(server, { name: unique('Setup'), type: 'Equipment_Configurator', targets });
  const page = await as('max');
  const begins = new StartPage(page);
  await visit(page, `/Reports/new?equipment=${machine.id}`);
  await begins.protocol(protocol.name).check();
  await expect(begins.field('Hours under load')).toBeHidden();
  await begins.start.click();
  await expect(page.getByRole('radio', { name: 'Oil' })).toBeFocused();
  await page.getByRole('radio', { name: 'Grease' }).check();
  await expect(begins.field('Sample 2 ID')).toBeHidden();
  await begins.field('Sample 5 ID').fill('G-77');
  await page.getByRole('checkbox', { name: 'Include Cleaning' }).uncheck();
  await begins.pick('Equipment configurator', configurator.name);
  await lookOver(page, 'the start of an inspection');
  await begins.start.click();
  const { runs } = await started(page, server);
  expect(runs).toMatchObject([
    {
      role: 'main',
      choices: [
        { done: null, categoryIndex: 1 },
        { done: false, categoryIndex: null },
      ],
      samples: { 5: 'G-77' },
    },
    { role: 'configurator', inspectionProtocolId: configurator.protocolId },
  ]);
});

test('what earlier visits left open shows when the next begins, and is marked as done there', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  const { finding } = await makeReported(server, visited);
  const page = await as('uma');
  const begins = new StartPage(page);
  await visit(page, '/Reports/new');
  await begins.pick('Machine', visited.machine.serialNumber);
  const marksDone = page.getByRole('button', { name: `Mark done: ${finding.title}` });
  await expect(marksDone, 'the protocol stays near').toBeHidden();
  await page.getByText('2 open', { exact: true }).click();
  await marksDone.click();
  await expect(page.getByRole('row', { name: finding.title })).toContainText('Done');
  await page.getByRole('button', { name: `Follow up ${finding.title}` }).click();
  await page.getByLabel('Due').fill('2031-05-06');
  await page.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(page.getByRole('row', { name: finding.title })).toContainText('06.05.2031');
  await expect(page, 'the dialog’s form is not the page’s').toHaveURL(server.at('Reports/new'));
});

test('an answer that is lost and a start that is repeated make one inspection', async ({ as, server, faults }) => {
  faults.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/inspections$/);
  const visited = await makeInspectable(server);
  const page = await as('uma');
  const begins = new StartPage(page);
  let lost = 0;
  await page.route(/\/api\/v1\/inspections$/, async (route) => {
    if (lost >= 3) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await visit(page, `/Reports/new?equipment=${visited.machine.id}`);
  await begins.protocol(visited.protocol.name).check();
  await begins.start.click();
  await expect(page.getByText('The inspection was not started')).toBeVisible();
  await begins.start.click();
  const { equipment } = await started(page, server);
  const machine = await server.call(equipments.get, {
    token: await server.tokenOf('max'),
    params: { id: equipment.id },
  });
  expect([lost, machine.inspectionCount]).toEqual([3, 1]);
});

test('whoever changes something after a lost answer is led to what had begun', async ({ as, server, faults }) => {
  faults.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/inspections$/);
  faults.expectRefusal(409, 'api/v1/inspections');
  const visited = await makeInspectable(server);
  const page = await as('uma');
  const begins = new StartPage(page);
  const address = /\/api\/v1\/inspections$/;
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visit(page, `/Reports/new?equipment=${visited.machine.id}`);
  await begins.protocol(visited.protocol.name).check();
  await begins.start.click();
  await expect(page.getByText('The inspection was not started')).toBeVisible();
  await page.unroute(address);
  await begins.field('Contact name').fill('Somebody else');
  await begins.start.click();
  await expect(page.getByText('This inspection was started before your last changes')).toBeVisible();
  await page.getByRole('link', { name: 'Open the inspection' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  expect(await started(page, server)).toMatchObject({ fields: { contactName: { value: '' } } });
});

test('a distributor begins an inspection of a machine of their own', async ({ as, server }) => {
  const { id: productCategoryId } = await categoryNamed(server, 'Crushers');
  expect(productCategoryId).not.toBe('');
  const visited = await makeInspectable(
    server,
    oneComment(),
    {},
    { companyIds: [await companyIdOf(server, 'Kivi Drilling Service')] },
  );
  const hidden = await makeInspectable(server);
  const page = await as('dina');
  const begins = new StartPage(page);
  await visit(page, '/Reports/new');
  await begins.machine.fill(hidden.machine.serialNumber);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await begins.pick('Machine', visited.machine.serialNumber);
  await begins.protocol(visited.protocol.name).check();
  await begins.start.click();
  expect(await started(page, server)).toMatchObject({
    fields: { inspector: { value: expect.stringContaining('Dina') } },
  });
});
