import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { aPhoto } from '../photo-file.ts';
import { pointNamed } from '../points.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 60_000 });

const uploads = /\/api\/v1\/file\/uploads\//;

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
  await lookOver(page, 'the form of dropdowns');
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
