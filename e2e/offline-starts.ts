import type { Customer } from '@assay/contract/customers';
import { expect, type Page } from '@playwright/test';
import { makeAuditProtocol, readAuditRun, readOutline } from './audits.ts';
import { aSite, makeCustomer, unique } from './customers.ts';
import { meddle } from './database.ts';
import type { Inspectable } from './inspections.ts';
import { AuditPage } from './pages/audit-page.ts';
import { StartPage } from './pages/start-page.ts';
import type { TestServer } from './test-server.ts';

const weld = [{ title: 'Frame', points: [{ type: 'Comment' as const, name: 'First weld' }] }];
const crack = 'Crack at the crusher';

export const makeSite = (server: TestServer): Promise<Customer> =>
  makeCustomer(server, { name: unique('Quarry'), sites: [aSite(unique('Pit'))] });

/** Waits until this device keeps what an audit of the machine's site needs; answers the protocol for the machine. */
export async function keepForAudits(page: Page, server: TestServer, url: string, { machine }: Inspectable) {
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', weld, machine.productFamilyId);
  const keeps = page.getByRole('checkbox', { name: 'Keep for offline work' });
  await keeps.click();
  // It is checked once it is written down.
  await expect(keeps).toBeChecked();
  await expect(page.getByText('On this device, as of')).toBeVisible({ timeout: 30_000 });
  const account = await page.context().newPage();
  await account.goto(`${url}Account`);
  const kept = account.getByRole('region', { name: 'On this device' }).or(account.locator('main'));
  for (const name of [protocol.name, machine.serialNumber, machine.customer?.name ?? ''])
    await expect(kept.getByText(name).first()).toBeVisible({ timeout: 60_000 });
  await account.close();
  return protocol;
}

/** Begins an inspection on a machine that nobody knows, at the customer of one that is kept; answers its serial number. */
export async function beginOnNewMachine(page: Page, url: string, { machine, protocol }: Inspectable): Promise<string> {
  const serialNumber = unique('NEW');
  await page.goto(`${url}Reports/new`);
  const start = new StartPage(page);
  await page.getByText('New machine').click();
  await start.pick('Product family', machine.productFamilyName);
  await start.pick('Product model', machine.productModelName);
  await start.field('Serial number').fill(serialNumber);
  await start.pick('Customer', machine.customer?.name ?? '');
  await start.protocol(protocol.name).check();
  await start.start.click();
  await expect(page.getByText('Started on this device')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: serialNumber }).or(page.getByText(serialNumber)).first(),
  ).toBeVisible();
  return serialNumber;
}

/** Begins an audit of a kept site with a kept machine and an answer in it; answers its id. */
export async function beginAuditHere(page: Page, url: string, inspectable: Inspectable, protocol: { name: string }) {
  const { machine } = inspectable;
  await page.goto(`${url}Audits/new`);
  await new StartPage(page).pick('Customer', machine.customer?.name ?? '');
  await expect(page.getByRole('combobox', { name: 'Site', exact: true })).toHaveValue(machine.customerSite?.name ?? '');
  await page.getByRole('button', { name: 'Start audit' }).click();
  await expect(page.getByText('Started on this device')).toBeVisible();
  const audit = new AuditPage(page);
  await page.getByRole('button', { name: 'Add a crusher' }).click();
  await audit.pick('Stage', 'Primary');
  await audit.pick('Equipment', new RegExp(machine.serialNumber));
  await audit.pick('Protocol', new RegExp(protocol.name));
  await audit.answer('ADD').click();
  await audit.point(/First weld/).click();
  await audit.answerAt(/First weld/).fill(crack);
  await expect(page.getByText(/^Stored on this device: 3\./)).toBeVisible();
  // What only the server can do says so where it is tried.
  await audit.finish.click();
  await expect(
    page.getByText('The server does not have this audit yet. This can be done once it is sent.'),
  ).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What the server has of both, by then. */
export async function arrivedStarts(
  server: TestServer,
  { machine }: Inspectable,
  serialNumber: string,
  auditId: string,
) {
  const machines = await meddle<{ inspections: number }>(
    server.dataDir,
    `select (select count(*)::int from inspection where equipment_id = equipment.id) as inspections
     from equipment where serial_number = '${serialNumber}'`,
  );
  const listed = await meddle<{ id: string }>(
    server.dataDir,
    `select id from audit where customer_id = '${machine.customer?.id}'`,
  );
  const isThere = listed.some(({ id }) => id === auditId);
  const { runs } = isThere ? await readOutline(server, auditId) : { runs: [] };
  const added = runs.find(({ role }) => role === 'machine');
  const { results } = added ? await readAuditRun(server, auditId, added.id) : { results: [] };
  return {
    inspectionsOfMachines: machines.map(({ inspections }) => inspections),
    audits: listed.map(({ id }) => id),
    roles: runs.map(({ role }) => role),
    answers: results.map(({ value }) => value),
  };
}

/** All of it, each once. */
export const everyStart = (auditId: string) => ({
  inspectionsOfMachines: [1],
  audits: [auditId],
  roles: ['site', 'operational', 'machine'],
  answers: [crack],
});
