import { audits } from '@assay/contract/audits';
import { expect, type Page } from '@playwright/test';
import { makeAuditedCustomer } from '../audits.ts';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { StartPage } from '../pages/start-page.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** The audit that the page has gone to. */
async function started(page: Page, server: TestServer) {
  await expect(page).toHaveURL(/\/Audits\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return server.call(audits.outline, { token: await server.tokenOf('uma'), params: { id } });
}

const startAudit = (page: Page) => page.getByRole('button', { name: 'Start audit' }).click();

test('an audit of a customer site begins from My page, from the list of audits and from the customer’s page [FLD-01]', async ({
  as,
  server,
}) => {
  const customer = await makeAuditedCustomer(server, unique('Quarry'), 'North pit', 'South pit');
  const page = await as('uma');
  const form = new StartPage(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'New audit' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New audit' })).toBeVisible();
  await startAudit(page);
  await expect(page.getByText('Choose a customer')).toBeVisible();
  await form.pick('Customer', customer.name);
  await startAudit(page);
  await expect(page.getByText('Choose a site')).toBeVisible();
  await form.pick('Site', 'South pit');
  await form.field('Contact name').fill('Night shift');
  await lookOver(page, 'a new audit');
  await startAudit(page);
  const first = await started(page, server);
  expect(first).toMatchObject({
    customer: { id: customer.id },
    customerSite: { name: 'South pit' },
    finished: false,
    fields: { contactName: { value: 'Night shift' } },
  });
  expect(first.runs.map(({ role }) => role)).toEqual(['site', 'operational']);

  await visit(page, '/Audits');
  await page.getByRole('link', { name: 'New audit' }).first().click();
  await form.pick('Customer', customer.name);
  await form.pick('Site', 'North pit');
  await page.getByRole('button', { name: /^Clear Operational protocol/i }).click();
  await startAudit(page);
  const second = await started(page, server);
  expect(second.runs.map(({ role }) => role)).toEqual(['site']);

  const manager = await as('max');
  await visit(manager, `/Customers/${customer.id}`);
  await manager.getByRole('link', { name: 'New audit' }).click();
  await new StartPage(manager).pick('Site', 'North pit');
  await startAudit(manager);
  expect(await started(manager, server)).toMatchObject({ customer: { id: customer.id } });
  await visit(manager, `/Customers/${customer.id}`);
  const rows = manager.getByRole('region', { name: 'Audits', exact: true }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
});

test('on a phone the list of a field opens beside it, and the page stays where it is', async ({ as, server }) => {
  const customer = await makeAuditedCustomer(server, unique('Quarry'), 'North pit', 'South pit');
  const page = await as('uma', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const form = new StartPage(page);
  await visit(page, '/Audits/new');
  await form.pick('Customer', customer.name);
  await form.pick('Site', 'North pit');
  const field = page.getByRole('combobox', { name: 'Operational protocol' });
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const before = await field.boundingBox();
  await field.tap();
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  expect(await field.boundingBox()).toEqual(before);
});
