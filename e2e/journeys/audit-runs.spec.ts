import { expect } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readOutline } from '../audits.ts';
import { unique } from '../customers.ts';
import { makeFamily, makeFamilyOf, makeMachine } from '../equipment.ts';
import type { GivenCategory } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const one = (name: string): GivenCategory[] => [{ title: name, points: [{ type: 'Comment', name }] }];

/** An audit without machines, protocols for crushers of its family that fit less and less, and a screen with protocols of its own. */
async function begin(server: TestServer) {
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', one('Order'));
  const [{ productModelId }] = auditable.machines;
  const { productFamilyId } = auditable;
  const forModel = await makeProtocol(server, {
    name: unique('Of the model'),
    type: 'Audit_Machine',
    targets: [{ productFamilyId, productModelId }],
  });
  const forFamily = await makeAuditProtocol(server, 'Audit_Quick', one('First impression'), productFamilyId);
  const { family, models } = await makeFamilyOf(server, 'screens', unique('Screen family'), unique('Screen model'));
  const screen = await makeMachine(server, {
    productModelId: models[0]?.id ?? '',
    customerSiteId: auditable.customer.sites[0]?.id ?? null,
  });
  const forScreens = await makeAuditProtocol(server, 'Audit_Screen', one('Decks'), family.id);
  const quickForScreens = await makeAuditProtocol(server, 'Audit_Quick', one('First look'), family.id);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  return { ...auditable, id, screen, forModel, forFamily, forScreens, quickForScreens };
}

const machineRuns = async (server: TestServer, id: string) =>
  (await readOutline(server, id)).runs.filter(({ role }) => role === 'machine' || role === 'screen');

/** Another family, with a model of its own. */
const otherProduct = async (server: TestServer) => {
  const { family, models } = await makeFamily(server, unique('Other family'), unique('Other model'));
  return { family, model: models[0]?.name ?? '' };
};

test('ADD waits for stage, product, name and protocol; machines are those of the section, protocols are offered by fit, quick ones for crushers and screens [AUP-11, AUP-12]', async ({
  as,
  server,
}) => {
  const { id, machines, screen, forModel, forFamily, forScreens, quickForScreens } = await begin(server);
  const other = await otherProduct(server);
  const [first] = machines;
  const page = await as('uma');
  const audit = new AuditPage(page);
  const { dialog } = audit;
  const field = (name: string) => dialog.getByRole('combobox', { name });
  const typed = (name: string) => dialog.getByRole('textbox', { name });
  const add = audit.answer('ADD');
  await audit.open(id);

  await page.getByRole('button', { name: 'Add a crusher' }).click();
  await expect(dialog.getByRole('heading', { name: 'New crusher audit' })).toBeVisible();
  for (const name of ['Stage', 'Equipment', 'Protocol']) await expect(field(name)).toHaveAttribute('required');
  await field('Stage').click();
  await expect(dialog.getByRole('option')).toHaveText(['Primary', 'Secondary', 'Tertiary', 'Quaternary']);
  await page.keyboard.press('Escape');
  // A screen is no crusher.
  await field('Equipment').click();
  await expect(dialog.getByRole('option')).toHaveText([
    new RegExp(`^${machines[0].serialNumber}`),
    new RegExp(`^${machines[1].serialNumber}`),
    'Other equipment',
  ]);
  await page.keyboard.press('Escape');
  await field('Product family').fill(screen.productFamilyName);
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await audit.pick('Product family', new RegExp(other.family.name), other.family.name);
  await audit.pick('Product model', other.model);
  // Another family has other models.
  await audit.pick('Product family', new RegExp(first.productFamilyName), first.productFamilyName);
  await expect(field('Product model')).toHaveValue('');
  await audit.pick('Product model', first.productModelName);
  await field('Protocol').click();
  await expect(dialog.getByRole('option').nth(0)).toHaveText(new RegExp(`${forModel.name}.*for this model`));
  await expect(dialog.getByRole('option').nth(1)).toHaveText(new RegExp(`${forFamily.name}.*for this family`));
  await expect(dialog.getByRole('option').nth(2)).toHaveText(/for any product/);
  await dialog.getByRole('option', { name: forModel.name }).click();
  await typed('Serial number').fill('S-77');
  await expect(add).toBeDisabled();
  await audit.pick('Stage', 'Tertiary');
  await expect(add).toBeEnabled();
  await typed('Serial number').fill('');
  await expect(add).toBeDisabled();
  await typed('Nickname').fill('Old lady');
  await expect(add).toBeEnabled();

  // Existing equipment clears what was typed, and 'Other equipment' clears the existing one.
  await audit.pick('Equipment', new RegExp(`^${first.serialNumber}`));
  await expect(typed('Nickname')).toHaveValue(first.nickName);
  await audit.pick('Equipment', 'Other equipment');
  for (const name of ['Serial number', 'Nickname']) await expect(typed(name)).toHaveValue('');
  for (const name of ['Product family', 'Product model']) await expect(field(name)).toHaveValue('');
  await expect(add).toBeDisabled();
  await audit.pick('Equipment', new RegExp(`^${first.serialNumber}`));
  await expect(add).toBeDisabled();
  await audit.pick('Protocol', new RegExp(forModel.name));
  await add.click();
  const crusher = audit.run(first.serialNumber);
  await expect(crusher).toBeVisible();

  await page.getByRole('button', { name: 'Add a screen' }).click();
  await expect(dialog.getByRole('heading', { name: 'New screen audit' })).toBeVisible();
  await audit.pick('Equipment', 'Other equipment');
  await audit.pick('Product family', new RegExp(screen.productFamilyName), screen.productFamilyName);
  await audit.pick('Product model', screen.productModelName);
  await typed('Nickname').fill('Triple deck');
  await audit.pick('Stage', 'Primary');
  await field('Protocol').click();
  for (const { name } of [quickForScreens, forScreens])
    await expect(dialog.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await expect(dialog.getByRole('option', { name: new RegExp(forModel.name) })).toBeHidden();
  await dialog.getByRole('option', { name: new RegExp(forScreens.name) }).click();
  await add.click();
  await expect(audit.panel('Screens').getByRole('region', { name: 'Triple deck' })).toBeVisible();

  await crusher.getByRole('button', { name: `Clone ${first.serialNumber}` }).click();
  await expect(dialog.getByRole('heading', { name: `Clone ${forModel.name}` })).toBeVisible();
  await expect(field('Protocol')).toBeHidden();
  await expect(add).toBeDisabled();
  await audit.pick('Equipment', new RegExp(`^${machines[1].serialNumber}`));
  await add.click();
  await expect(audit.run(machines[1].serialNumber)).toBeVisible();
  expect((await machineRuns(server, id)).map((run) => [run.protocolRunType, run.inspectionProtocolName])).toEqual([
    ['Audit_Machine:stage_3', forModel.name],
    ['Audit_Machine:stage_3', forModel.name],
    ['Audit_Screen:stage_1', forScreens.name],
  ]);
});

test('each run of a crusher or screen has its machine, its place in the report, CLONE, DELETE, and dialogs that change machine and protocol [AUP-06, AUP-13, AUP-14]', async ({
  as,
  server,
}) => {
  const { id, machines, screen, forModel, forFamily, forScreens } = await begin(server);
  const [first, second] = machines;
  const place = (type: string, protocolId: string, equipmentId: string) =>
    addRun(server, id, { protocolId, protocolRunType: type, equipment: { id: equipmentId } });
  await place('Audit_Machine:stage_1', forModel.protocolId, first.id);
  await place('Audit_Screen:stage_2', forScreens.protocolId, screen.id);
  const page = await as('uma');
  const audit = new AuditPage(page);
  const { dialog } = audit;
  await audit.open(id);
  for (const [panel, { serialNumber }, plus] of [
    ['Crushers', first, 'Add a crusher'],
    ['Screens', screen, 'Add a screen'],
  ] as const) {
    const section = audit.panel(panel);
    await expect(section.getByRole('button', { name: plus })).toBeVisible();
    const run = section.getByRole('region', { name: serialNumber, exact: true });
    await expect(run.getByRole('heading', { name: serialNumber })).toBeVisible();
    await expect(run.getByRole('button', { name: `Clone ${serialNumber}` })).toHaveText('CLONE');
    await expect(run.getByRole('button', { name: `Delete ${serialNumber}` })).toHaveText('DELETE');
    for (const what of ['equipment', 'protocol'])
      await expect(run.getByRole('button', { name: `Change ${what} of ${serialNumber}` })).toBeVisible();
    const included = run.getByRole('checkbox', { name: `Include ${serialNumber} in report` });
    await expect(included).toBeChecked();
    await included.click();
    await expect(included).not.toBeChecked();
  }
  await expect
    .poll(async () => (await machineRuns(server, id)).map((run) => run.includedInReport))
    .toEqual([false, false]);

  // The list of all that is on the page leads to each run: beside it, or from a button where there is no room.
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const leadsTo = async (list: typeof contents, { serialNumber }: typeof screen) => {
    await list.getByRole('button', { name: new RegExp(`^${serialNumber}.*0 of 1 done`) }).click();
    await expect(audit.run(serialNumber).getByRole('button', { expanded: true }).first()).toBeFocused();
    await expect(audit.run(serialNumber).getByRole('heading', { name: serialNumber })).toBeInViewport();
  };
  await leadsTo(contents, screen);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(contents).toBeHidden();
    const opener = page.getByRole('button', { name: 'Contents' });
    await opener.click();
    const machine = viewport.width < 800 ? first : screen;
    await leadsTo(page.getByRole('dialog', { name: 'Contents' }), machine);
    // It stands above what is worked on, never over it.
    const [above, head] = [await opener.boundingBox(), await audit.run(machine.serialNumber).boundingBox()];
    const room = (head?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(room).toBeGreaterThanOrEqual(0);
    // A tall screen shows the end of the page before it could come so far up.
    if (viewport.width < 800) expect(room, 'right below it').toBeLessThan(50);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const change = audit.answer('CHANGE');
  const box = (name: string) => dialog.locator('input').and(dialog.getByLabel(name, { exact: true }));
  await audit.run(first.serialNumber).getByRole('button', { name: 'Change equipment' }).click();
  await expect(change).toBeDisabled();
  await expect(box('Product model')).toBeDisabled();
  await audit.pick('Equipment', new RegExp(`^${second.serialNumber}`));
  for (const name of ['Serial number', 'Product family', 'Product model']) await expect(box(name)).toBeDisabled();
  await expect(change).toBeEnabled();
  await audit.pick('Equipment', 'Other equipment');
  await expect(change).toBeDisabled();
  await expect(box('Serial number')).toBeEnabled();
  await audit.pick('Product family', new RegExp(first.productFamilyName), first.productFamilyName);
  await box('Serial number').fill('S-78');
  await expect(change).toBeDisabled();
  await audit.pick('Product model', first.productModelName);
  await expect(change).toBeEnabled();
  await box('Serial number').fill('');
  await expect(change).toBeDisabled();
  await box('Nickname').fill('Old lady');
  await change.click();
  const renamed = audit.run('Old lady');

  await renamed.getByRole('button', { name: 'Change protocol of Old lady' }).click();
  await expect(change).toBeDisabled();
  await audit.pick('Protocol', new RegExp(forModel.name));
  await expect(change).toBeDisabled();
  await audit.pick('Protocol', new RegExp(forFamily.name));
  await change.click();
  await expect(renamed.getByText(forFamily.name)).toBeVisible();
  expect((await machineRuns(server, id)).map((run) => run.inspectionProtocolName)).toEqual([
    forFamily.name,
    forScreens.name,
  ]);
});
