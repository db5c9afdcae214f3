import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeMachine } from '../equipment.ts';
import { hold, visit } from '../in-page.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

test('deleting a machine asks, and takes its row away; one that cannot be deleted keeps it, and a message tells so', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/^answer: 500/, /status of 500/);
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
  const itself = new RegExp(`/api/v1/Equipments/${machine.id}$`);
  await page.route(itself, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await list.row(machine.nickName).getByRole('button').click();
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(list.row(machine.nickName)).toBeVisible();
  await page.unroute(itself);
  await expect(dialog).toBeHidden();
  await list.row(machine.nickName).getByRole('button').click();
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page.getByText(`${machine.nickName} was deleted.`)).toBeVisible();
  await expect(list.rows).toHaveCount(0);
});

test('deleting a machine that was inspected tells how often, and keeps the reports; one is deleted from its own page, too [EQP-02]', async ({
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

  const other = await makeMachine(server);
  await visit(page, `/Equipments/${other.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE', exact: true }).click();
  await expect(page).toHaveURL(server.at('Equipments'));
  await new List(page).search.fill(other.serialNumber);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
