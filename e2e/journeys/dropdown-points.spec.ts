import { backgroundServices } from '@assay/contract/background-services';
import { inspectionPoints } from '@assay/contract/points';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { lookOverInRelease } from '../look-over.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const aDropdown = (title: string, options: string[]) => ({
  type: 'Dropdown' as const,
  dropdowns: [{ title, options: options.map((name, index) => ({ index, title: name })) }],
});

/** Holds the updates of options back, or lets them go. */
const switchUpdates = async (server: TestServer, on: boolean) =>
  server.call(backgroundServices.setEnabled, {
    token: await server.tokenOf('max'),
    params: { id: 'option-batch-updates' },
    body: on,
  });

test('an option is changed in other points too: chosen from similar ones, locked meanwhile, changed really [PNT-19]', async ({
  as,
  server,
}) => {
  const option = unique('Crack');
  const make = (options: string[]) => makePoint(server, { ...aDropdown('Damage', options), name: unique('Point') });
  const [source, chosen, left] = [await make([option]), await make([option, 'Dent']), await make([` ${option}`])];
  const page = await as('ada');
  const editor = new PointEditor(page);
  await editor.open(source.id);
  await page.getByRole('button', { name: 'Batch update of Option 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch update' });
  const entries = dialog.getByRole('list', { name: 'Similar options' }).getByRole('checkbox');
  await expect(entries).toHaveCount(2);
  await expect(dialog.getByText('This feature does not work for images.')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: chosen.name })).toContainText(`Damage${option}`);
  await dialog.getByLabel('Toggle all').check();
  await expect(entries.nth(0)).toBeChecked();
  await expect(entries.nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close the batch update' });
  await expect(question).toContainText(
    'Are you sure you want to close? You have selected options, you can save them from the bottom of the dialog.',
  );
  await question.getByRole('button', { name: 'Go back' }).click();
  await dialog.getByRole('listitem').filter({ hasText: left.name }).getByRole('checkbox').uncheck();
  await lookOverInRelease(page, 'the batch update');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await editor.part('Option 1').getByRole('textbox', { name: 'Name' }).fill(`${option} in the weld`);

  await switchUpdates(server, false);
  await editor.save.click();
  await expect(page.getByText(`${source.name} was saved.`)).toBeVisible();
  await editor.open(chosen.id);
  const locked = "This option can't be edited because it is already being updated with another batch update.";
  await expect(editor.part('Option 1').getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect(editor.part('Option 2').getByRole('textbox', { name: 'Name' })).toBeEnabled();
  await page.getByRole('button', { name: locked }).hover();
  await expect(page.getByRole('tooltip', { name: locked })).toBeVisible();

  await switchUpdates(server, true);
  const titles = async ({ id }: { id: string }) => {
    const point = await server.call(inspectionPoints.get, { token: await server.tokenOf('ada'), params: { id } });
    return point.type === 'Dropdown' ? point.dropdowns[0]?.options.map(({ title }) => title) : [];
  };
  await expect.poll(() => titles(chosen), { timeout: 20_000 }).toEqual([`${option} in the weld`, 'Dent']);
  expect(await titles(left)).toEqual([` ${option}`]);
  await editor.open(source.id);
  await page.getByText('1 option was updated').click();
  await expect(page.getByText(`${chosen.name} · Damage · ${option} in the weld`)).toBeVisible();
});
