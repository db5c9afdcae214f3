import { inspectionPoints } from '@assay/contract/points';
import { productFamilies } from '@assay/contract/products';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { categoryNamed, makePoint } from '../points.ts';
import { test } from '../world.ts';

test('an external author sees the points of their divisions and changes only those of their company', async ({
  as,
  server,
}) => {
  const word = unique('Division');
  const theirs = await makePoint(server, { type: 'Comment', name: `${word} theirs` });
  const { id: screens } = await categoryNamed(server, 'Screens');
  await makePoint(server, { type: 'Comment', name: `${word} hidden`, productCategoryId: screens });
  const page = await as('dora');
  const editor = new PointEditor(page);

  await visit(page, `/InspectionPoints?search=${word}`);
  await expect(editor.entries).toHaveText([/theirs/]);
  await editor.entries.first().click();
  await expect(page.getByText('This point belongs to another company.')).toBeVisible();
  await expect(editor.name).toBeDisabled();
  // Text to be read, not a field that somebody forgot to open.
  await expect(editor.name).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(editor.save).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete point' })).toBeHidden();

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.name).toBeEnabled();
  await editor.name.fill(`${word} own`);
  await editor.save.click();
  await expect(editor.entries).toHaveText([/own.*Your company/, /theirs(?!.*Your company)/]);
  const token = await server.tokenOf('dora');
  const every = await server.call(inspectionPoints.list, { token });
  expect(every.filter(({ name }) => name.startsWith(word)).map(({ name, editable }) => [name, editable])).toEqual([
    [`${word} own`, true],
    [theirs.name, false],
  ]);
});

test('an external author is offered the categories and families of their divisions, staff all of them', async ({
  as,
  server,
}) => {
  const families = await server.call(productFamilies.all, { token: await server.tokenOf('ada') });
  const named = (category: string) =>
    families.filter(({ productCategoryName }) => productCategoryName === category).map(({ name }) => name);
  const [own, foreign] = [named('Surface drills')[0] ?? '', named('Screens')[0] ?? ''];
  const page = await as('dora');
  for (const [name, categories, isOffered] of [
    ['dora', ['Crushers', 'Surface drills'], false],
    ['ada', ['Crushers', 'Screens', 'Surface drills'], true],
  ] as const) {
    await as(name, { instead: page });
    await new PointEditor(page).begin('Comment', 'Looks around');
    await page.getByRole('combobox', { name: 'Product category' }).first().fill('');
    await expect(page.getByRole('listbox', { name: 'Product category' }).getByRole('option'), name).toHaveText([
      ...categories,
    ]);

    const creator = new ProtocolCreator(page);
    await creator.open();
    await creator.chooseType('Daily');
    const family = creator.product(1).getByRole('combobox', { name: 'Product family' });
    await family.fill(own);
    await expect(page.getByRole('option', { name: own, exact: true }), name).toBeVisible();
    await family.fill(foreign);
    await expect(page.getByRole('option', { name: foreign, exact: true }), name).toBeVisible({ visible: isOffered });
  }
});
