import { backgroundServices } from '@assay/contract/background-services';
import { documentPackages } from '@assay/contract/document-packages';
import { type ExternalUser, externalUsers } from '@assay/contract/people';
import { productFamilies } from '@assay/contract/products';
import { expect, type Page } from '@playwright/test';
import { beginAudit } from '../audits.ts';
import { aSite, changeCustomer, inputOf, makeCustomer, unique } from '../customers.ts';
import { changeMachine, makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { makeInspectable } from '../inspections.ts';
import { changePoint, makePoint } from '../points.ts';
import { makeReport } from '../reports.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

async function addDocument(server: TestServer, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([name]), name);
  const headers = { authorization: `Bearer ${await server.tokenOf('max')}` };
  const reply = await fetch(server.at('api/v1/documentLibrary/document'), { method: 'POST', headers, body: form });
  return ((await reply.json()) as { id: string }).id;
}

const history = (page: Page) => page.getByRole('heading', { name: 'History' });
const told = (page: Page, text: string) => page.locator('ol > li').filter({ hasText: text }).first();

test('the history of every record shows who changed what to Managers and above alone, and so does what admins did [API-04]', async ({
  as,
  server,
}) => {
  const [ada, dev] = [await server.tokenOf('ada'), await server.tokenOf('dev')];
  const customer = await makeCustomer(server, { name: unique('Before'), sites: [aSite('North')] });
  await changeCustomer(server, customer, { ...inputOf(customer), name: unique('After') });
  const { machine, protocol } = await makeInspectable(server);
  await changeMachine(server, machine, { nickName: 'Old Faithful' });
  const report = await makeReport(server);
  const audit = await beginAudit(server, customer);
  const point = await makePoint(server, { type: 'Comment', name: unique('Seal') });
  await changePoint(server, point.id, { contentRequired: true });
  const { family, models } = await makeFamily(server, unique('Family'), 'J10');
  const params = { id: models[0]?.id ?? '' };
  await server.call(productFamilies.updateModel, { token: ada, params, body: { name: 'J12' } });
  const documentId = await addDocument(server, `${unique('Manual')}.txt`);
  const packaged = { name: unique('Package'), type: 'Auto', DocumentIds: [documentId] } as const;
  const { documentPackageId } = await server.call(documentPackages.create, {
    token: ada,
    body: { ...packaged, DocumentIds: [documentId] },
  });
  const { result } = await server.call(externalUsers.list, { token: dev });
  const dina = result.find(({ email }) => email.startsWith('dina@')) as ExternalUser;
  const { name, email, company, categories } = dina;
  const asWas = { name, email, company: { id: company.id }, categories };
  await server.call(externalUsers.update, { token: ada, params: { id: dina.id }, body: { ...asWas, name: 'Dina S.' } });
  await server.call(externalUsers.update, { token: ada, params: { id: dina.id }, body: asWas });
  const service = { id: 'storage-sweeper' };
  await server.call(backgroundServices.reset, { token: dev, params: service });

  const page = await as('ada');
  const pages: [address: string, entry: string][] = [
    [`/Customers/${customer.id}`, 'Name changed from Before'],
    [`/Equipments/${machine.id}`, 'Old Faithful'],
    [`/Reports/${report.id}`, 'submitted'],
    [`/Audits/${audit.id}`, 'Uma'],
    [`/InspectionPoints?point=${point.id}&view=tab-4`, 'An answer is required: yes, was no'],
    [`/Protocols/${protocol.protocolId}`, 'Ada'],
    [`/ProductFamilies?family=${family.id}`, 'renamed a model'],
    [`/Documents?document=${documentId}`, 'uploaded'],
    [`/Documents?package=${documentPackageId}`, 'added the document'],
  ];
  for (const [address, entry] of pages) {
    await visit(page, address);
    await expect(history(page), address).toBeVisible();
    await expect(told(page, entry), address).toBeVisible();
  }
  await visit(page, `/ExternalUsers?user=${dina.id}`);
  await page.getByRole('dialog').getByText('History', { exact: true }).click();
  await expect(told(page, `Name changed from Dina S. to ${name}`)).toBeVisible();

  await visit(page, '/Admin');
  await page.getByRole('link', { name: 'Admin events' }).click();
  await page.getByRole('searchbox', { name: 'Search by person' }).fill('ranganathan');
  const event = page.getByRole('row').filter({ hasText: 'storage-sweeper' }).first();
  await expect(event).toContainText('Dev Ranganathan');
  await expect(event).toContainText('reset');

  const uma = await as('uma', { instead: page });
  for (const address of [`/Reports/${report.id}`, `/Audits/${audit.id}`]) {
    await visit(uma, address);
    await expect(uma.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(history(uma)).toHaveCount(0);
  }
});
