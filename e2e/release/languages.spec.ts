import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('a point is translated beside its English texts, and the list warns once one is outdated [PNT-20]', async ({
  as,
  server,
}) => {
  const name = unique('Gauge');
  const point = await makePoint(server, { type: 'Comment', name, description: 'Read it.' });
  const page = await as('dev');
  const editor = new PointEditor(page);
  await visit(page, `/InspectionPoints?point=${point.id}&search=${encodeURIComponent(name)}`);
  await page.getByRole('tab', { name: 'Localization' }).click();
  await page.getByRole('button', { name: /^Suomi/ }).click();
  await page.getByRole('textbox', { name: new RegExp(`^Name ${name} in Suomi`) }).fill('Mittari');
  await page.getByRole('button', { name: /^中文/ }).click();
  await page.getByRole('textbox', { name: /^Description/ }).fill('读数。');
  await expect(page.getByText(point.id)).toBeVisible();
  await page.getByRole('button', { name: 'Update languages' }).click();
  await expect(page.getByText(`The languages of ${name} were updated.`)).toBeVisible();
  await expect(editor.entries.first().getByTitle('Suomi: translated')).toBeVisible();

  await page.getByRole('tab', { name: 'Content' }).click();
  await editor.name.fill(`${name} two`);
  await page.getByRole('button', { name: 'Save point' }).click();
  await expect(editor.entries.first().getByTitle('Suomi: the translation is outdated')).toBeVisible();
  await expect(editor.entries.first().getByTitle('中文: translated')).toBeVisible();
});

test('tags of an option are saved, and the point is found by them [TAG-01]', async ({ as, server }) => {
  const [name, tag] = [unique('Welds'), unique('seam')];
  await makePoint(server, {
    type: 'MultipleChoices',
    name,
    multipleChoices: [{ title: 'Found', options: [{ title: 'Crack' }] }],
  });
  const page = await as('dev');
  await visit(page, `/Tags?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const crack = page.getByRole('region', { name: 'Tags of Crack (Found)' });
  await expect(crack.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await crack.getByRole('combobox').fill(tag);
  await crack.getByRole('combobox').press('Enter');
  await crack.getByRole('button', { name: /^Save/ }).click();
  await expect(crack.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search points' }).fill(tag);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText(`#${tag}`);
});
