import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('the list is walked by keys, and any of 169 points is reached in a page of few nodes', async ({ as }) => {
  const page = await as('ada');
  const editor = new PointEditor(page);
  await visit(page, '/InspectionPoints');
  await editor.entries.first().focus();
  for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press('ArrowDown');
  const focused = page.locator('a:focus');
  await expect(focused.locator('xpath=..')).toHaveAttribute('aria-posinset', '61');
  const name = await focused.locator('> span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(editor.form.getByRole('heading', { name: 'Common settings' })).toBeVisible();
  await expect(editor.entries.and(page.locator('[aria-current]'))).toContainText(name ?? '');
  expect(await editor.entries.count()).toBeLessThan(60);
});

const meta = (type: string, value: string) => ({ type, value });

test('points are found by text, inspection type and product, and the address holds it all [PNT-03]', async ({
  as,
  server,
}) => {
  const word = unique('Find');
  const { family, models } = await makeFamily(server, unique('Fam'), 'M1', 'M2');
  const make = (name: string, metas: object[]) =>
    makePoint(server, { type: 'Comment', name: `${word} ${name}`, metas });
  await make('b any', []);
  await make('A daily', [meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Daily')]);
  await make('c model', [meta('ProductFamily', family.id), meta('ProductModel', models[0]?.id ?? '')]);
  const page = await as('ada');
  const editor = new PointEditor(page);
  const names = (...expected: string[]) =>
    expect(editor.entries.locator('> span:first-child')).toHaveText(expected.map((name) => `${word} ${name}`));
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true }).first();

  await visit(page, '/InspectionPoints');
  await editor.search.fill(word.toUpperCase());
  await names('A daily', 'b any', 'c model');
  await expect(editor.entries.first().locator('mark')).toHaveText(word);
  await expect(editor.entries.nth(2)).toContainText(`Simple · ${family.name}`);

  await editor.pick('Inspection type', 'weekly', page.locator('main'));
  await names('b any', 'c model');
  await expect(filter('Product family')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Filter by product' }).check();
  await editor.pick('Product family', family.name, page.locator('main'));
  await names('b any', 'c model');
  await editor.pick('Product model', 'M2', page.locator('main'));
  await names('b any');

  await page.reload();
  await names('b any');
  await expect(filter('Product model')).toHaveValue('M2');
  await editor.entries.first().click();
  await expect(editor.name).toHaveValue(`${word} b any`);
  await expect(editor.entries.first()).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByText('Choose a point')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Filter by product' }).uncheck();
  await names('b any', 'c model');
});
