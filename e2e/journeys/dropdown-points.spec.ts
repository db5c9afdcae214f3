import { backgroundServices } from '@assay/contract/background-services';
import { inspectionPoints } from '@assay/contract/points';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { lookOverInRelease } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { aPhoto } from '../photo-file.ts';
import { makePoint, pointNamed } from '../points.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const uploads = /\/api\/v1\/file\/uploads\//;
const aDropdown = (title: string, options: string[]) => ({
  type: 'Dropdown' as const,
  dropdowns: [{ title, options: options.map((name, index) => ({ index, title: name })) }],
});

/** Holds back what is uploaded until the answer is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(uploads, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a dropdown gets images, another point copies it with images of its own, and the inspector chooses by them [PNT-18]', async ({
  as,
  server,
}) => {
  const page = await as('ada');
  const editor = new PointEditor(page);
  const [name, copyName, title] = [unique('Media'), unique('Copied'), unique('Deck')];
  await editor.begin('Dropdown', name);
  const dropdown = editor.part('Dropdown 1');
  await dropdown.getByRole('textbox', { name: 'Title' }).fill(title);
  await dropdown.getByRole('checkbox', { name: 'Several options may be chosen' }).check();
  await editor.part('Option 1', dropdown).getByRole('textbox', { name: 'Name' }).fill('Wire');
  await page.keyboard.press('Enter');
  await editor.type('Rubber');
  await page.getByLabel('Image file of Option 1').setInputFiles(await aPhoto('wire.jpg', 400));
  await expect(page.getByRole('button', { name: 'Image of Option 1' })).toBeVisible();
  await lookOverInRelease(page, 'the form of dropdowns');
  await editor.create.click();
  await expect(page.getByText(`${name} was created.`)).toBeVisible();

  await editor.begin('Dropdown', copyName);
  const release = await holdUploads(page);
  await editor.form.getByText('Copy an existing dropdown').click();
  await editor.pick('Dropdown to copy', title);
  const copy = editor.part('Dropdown 2');
  await expect(copy.getByText('Loading...')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add new dropdown' })).toBeDisabled();
  release();
  await expect(copy.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add new dropdown' })).toBeEnabled();
  await editor.create.click();
  await expect(page.getByText(`${copyName} was created.`)).toBeVisible();
  const [first, second] = await Promise.all([name, copyName].map((one) => pointNamed(server, one)));
  const dropdownsOf = (point: typeof first) => (point?.type === 'Dropdown' ? point.dropdowns : []);
  const [known, copied] = [dropdownsOf(first)[0], dropdownsOf(second)[1]];
  expect(copied).toMatchObject({ title, multiselect: true, hideImages: false, index: 1 });
  expect(copied?.options.map((option) => option.title)).toEqual(['Wire', 'Rubber']);
  expect(copied?.options[0]?.imageId).toMatch(/\.jpg$/);
  expect(copied?.options[0]?.imageId).not.toBe(known?.options[0]?.imageId);

  const placed = { title: 'Decks', index: 0, inspectionPoints: [{ inspectionPointId: second?.id ?? '' }] };
  const inspection = await beginInspection(server, await makeInspectable(server, [], { categories: [placed] }));
  const field = await as('uma');
  const perform = new PerformPage(field);
  await perform.open(inspection.id);
  await field.getByRole('combobox', { name: title }).click();
  await expect(field.getByRole('option', { name: 'Wire' }).locator('img')).toBeVisible();
  await field.getByRole('option', { name: 'Wire' }).click();
  await field.getByRole('button', { name: 'Open Wire' }).click();
  await expect(field.getByRole('dialog', { name: 'Wire' }).getByRole('img', { name: 'Wire' })).toBeVisible();
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
