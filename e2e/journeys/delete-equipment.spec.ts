import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeMachine } from '../equipment.ts';
import { hold, visit } from '../in-page.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('deleting a machine loads its details, tells its inspections, asks, and takes its row away', async ({
  as,
  server,
}) => {
  const machine = await makeMachine(server, { serialNumber: '', nickName: unique('Nameless') });
  const page = await as('max');
  const list = new List(page);
  const dialog = page.getByRole('dialog', { name: `Delete equipment ${machine.nickName}?` });
  const goOn = await hold(page, new RegExp(`/api/v1/Equipments/${machine.id}$`));
  await visit(page, `/Equipments?search=${machine.nickName}`);
  await list.row(machine.nickName).getByRole('button').click();
  await expect(dialog).toContainText('Loading equipment details...');
  await expect(dialog.getByRole('button', { name: 'DELETE', exact: true })).toBeDisabled();
  await expect(dialog).not.toContainText('Do you really');
  goOn();
  await expect(dialog).toContainText('No inspections have been conducted on the equipment.');
  await expect(dialog).toContainText('Do you really want to delete the equipment?');
  await expect(dialog.getByRole('button', { name: 'CANCEL', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list.row(machine.nickName)).toBeVisible();
  await list.row(machine.nickName).getByRole('button').click();
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByText(`${machine.nickName} was deleted.`)).toBeVisible();
  await expect(list.rows).toHaveCount(0);
});

test('a machine that cannot be deleted keeps its row, and a message tells so', async ({ as, server, faults }) => {
  faults.expect(/^answer: 500/, /status of 500/);
  const machine = await makeMachine(server);
  const page = await as('max');
  const list = new List(page);
  await page.route(new RegExp(`/api/v1/Equipments/${machine.id}$`), (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await visit(page, `/Equipments?search=${machine.serialNumber}`);
  await list.row(machine.serialNumber).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(list.row(machine.serialNumber)).toBeVisible();
});

test('a machine is deleted from its own page, which then leads to the list', async ({ as, server }) => {
  const machine = await makeMachine(server);
  const page = await as('max');
  await visit(page, `/Equipments/${machine.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page).toHaveURL(server.at('Equipments'));
  await new List(page).search.fill(machine.serialNumber);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('deleting a machine that was inspected tells how often, and keeps the reports [EQP-02]', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  const [first] = [await beginInspection(server, visited), await beginInspection(server, visited)];
  const { machine } = visited;
  const page = await as('max');
  const dialog = page.getByRole('dialog', { name: `Delete equipment ${machine.serialNumber}?` });
  const goOn = await hold(page, new RegExp(`/api/v1/Equipments/${machine.id}$`));
  await visit(page, `/Equipments?search=${machine.serialNumber}`);
  await new List(page).row(machine.serialNumber).getByRole('button').click();
  await expect(dialog).toContainText('Loading equipment details...');
  await expect(dialog.getByRole('button', { name: 'DELETE', exact: true })).toBeDisabled();
  goOn();
  await expect(dialog).toContainText('2 inspections have been conducted on the equipment.');
  await expect(dialog).toContainText('Do you really want to delete the equipment?');
  await expect(dialog.getByRole('button', { name: 'CANCEL', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByText(`${machine.serialNumber} was deleted.`)).toBeVisible();
  const token = await server.tokenOf('uma');
  expect((await server.call(inspections.get, { token, params: { id: first.id } })).serialNumber).toBe(
    machine.serialNumber,
  );
});
