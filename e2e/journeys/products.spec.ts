import { type ProductFamily, productFamilies } from '@assay/contract/products';
import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { test } from '../world.ts';

/** The two sides of the page. */
function sides(page: Page) {
  const side = (heading: string | RegExp) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
  const list = (heading: string | RegExp) => {
    const root = side(heading);
    return {
      root,
      rows: root.locator('tbody').getByRole('row'),
      search: root.getByRole('searchbox'),
      add: root.getByRole('button', { name: 'ADD', exact: true }),
      sortBy: (name: string) => root.getByRole('columnheader', { name }).getByRole('button').click(),
      row: (name: string) => root.locator('tbody').getByRole('row').filter({ hasText: name }),
    };
  };
  return {
    families: list('Families'),
    models: list(/^Models of/),
    familyName: page.getByRole('textbox', { name: 'Family name' }),
    category: page.getByRole('combobox', { name: 'Category' }),
    modelName: page.getByRole('textbox', { name: 'Model name' }),
  };
}

test('families and models are listed, sorted and added, and empty names are refused [EQP-03]', async ({
  as,
  server,
}) => {
  const word = unique('Fam');
  await makeFamily(server, `${word} 9`);
  await makeFamily(server, `${word} 10`);
  const page = await as('max');
  const { families, models, familyName, category, modelName } = sides(page);
  await visit(page, '/ProductFamilies');
  await families.search.fill(word);
  await expect(families.rows).toHaveText([`${word} 10Crushers`, `${word} 9Crushers`]);
  await families.sortBy('Name');
  await expect(families.rows).toHaveText([`${word} 9Crushers`, `${word} 10Crushers`]);

  await families.add.click();
  await expect(familyName).toHaveAccessibleDescription('Enter a name');
  await expect(category).toHaveAccessibleDescription('Choose a category');
  await familyName.fill(`${word} 11`);
  await category.fill('screens');
  await category.press('Enter');
  await families.add.click();
  await expect(families.rows).toHaveText([`${word} 9Crushers`, `${word} 10Crushers`, `${word} 11Screens`]);
  await expect(familyName).toHaveValue('');
  await families.sortBy('Category');
  await expect(families.rows.last()).toHaveText(`${word} 11Screens`);

  // The new family is the chosen one, and has nothing yet.
  await expect(page.getByRole('heading', { name: `Models of ${word} 11` })).toBeVisible();
  await expect(page.getByText('This family has no models yet')).toBeVisible();
  await models.add.click();
  await expect(modelName).toHaveAccessibleDescription('Enter a name');
  for (const name of ['HP9', 'HP100', 'HP10']) {
    await modelName.fill(name);
    await models.add.click();
    await expect(models.row(name).first()).toBeVisible();
    await expect(modelName).toBeFocused();
  }
  await expect(models.rows).toHaveText(['HP100', 'HP10', 'HP9']);
  await models.sortBy('Name');
  await expect(models.rows).toHaveText(['HP9', 'HP10', 'HP100']);
  await models.search.fill('hp10');
  await expect(models.rows).toHaveText(['HP10', 'HP100']);
  await page.reload();
  await expect(models.rows).toHaveText(['HP10', 'HP100']);
  await families.row(`${word} 9`).getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Models of ${word} 9` })).toBeVisible();
  await expect(page.getByText('This family has no models yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: `Models of ${word} 11` })).toBeVisible();
});

test('a name that is taken is refused at its field, and nothing that was typed is lost', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(409, 'api/v1/productFamilies(/[^/]+/models)?');
  const { family } = await makeFamily(server, unique('Taken'), 'T1');
  const page = await as('max');
  const { families, models, familyName, category, modelName } = sides(page);
  await visit(page, `/ProductFamilies?family=${family.id}`);
  await familyName.fill(family.name.toUpperCase());
  await category.fill('crushers');
  await category.press('Enter');
  await families.add.click();
  await expect(familyName).toHaveAccessibleDescription('A product family with this name exists already');
  await expect(familyName).toHaveValue(family.name.toUpperCase());
  await modelName.fill('t1');
  await models.add.click();
  await expect(modelName).toHaveAccessibleDescription('The family has a model with this name already');
});

test('a renamed family and a renamed model are renamed in the list of equipment', async ({ as, server }) => {
  const { family, models: made } = await makeFamily(server, unique('Before'), 'Old model');
  const machine = await makeMachine(server, { productModelId: made[0]?.id ?? '' });
  const page = await as('ada');
  const { families, models } = sides(page);
  const after = unique('After');
  await visit(page, `/Equipments?search=${machine.serialNumber}`);
  await expect(page.locator('tbody').getByRole('row')).toContainText(family.name);
  await page.getByRole('link', { name: 'Manage product models' }).click();
  await families.search.fill(family.name);
  await families
    .row(family.name)
    .getByRole('button', { name: `Edit ${family.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit product family' });
  await dialog.getByRole('textbox', { name: 'Family name' }).fill(after);
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Screens');
  await dialog.getByRole('combobox', { name: 'Category' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save family' }).click();
  await expect(page.getByText(`${after} was saved.`)).toBeVisible();
  await families.search.fill(after);
  await expect(families.rows).toHaveText([`${after}Screens`]);
  await families.row(after).getByRole('link').click();
  await models.row('Old model').getByRole('button', { name: 'Edit Old model' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Model name' }).fill('New model');
  await page.keyboard.press('Enter');
  await expect(models.rows).toHaveText(['New model']);
  await visit(page, `/Equipments?search=${machine.serialNumber}`);
  await expect(page.locator('tbody').getByRole('row')).toContainText(`${machine.serialNumber}${after}New model`);
});

test('of two people who rename the same family the second sees both names and chooses', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(412, 'api/v1/productFamilies/[^/]+');
  const { family } = await makeFamily(server, unique('Contested'));
  const page = await as('max');
  const { families } = sides(page);
  await visit(page, `/ProductFamilies?search=${family.name}`);
  await families
    .row(family.name)
    .getByRole('button', { name: `Edit ${family.name}` })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Family name' }).fill(`${family.name} mine`);
  await rename(server, family, `${family.name} theirs`);
  await page.getByRole('button', { name: 'Save family' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  await expect(conflict.getByRole('radio', { name: `Theirs ${family.name} theirs` })).toBeVisible();
  await expect(conflict.getByRole('radio', { name: `Yours ${family.name} mine` })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save these choices' }).click();
  await expect(families.rows).toHaveText([`${family.name} mineCrushers`]);
});

test('what is in use is not deleted, and the page says by how much before anybody asks; what is not used is', async ({
  as,
  server,
}) => {
  const { family, models: made } = await makeFamily(server, unique('Used'), 'Used model', 'Spare model');
  await makeMachine(server, { productModelId: made[0]?.id ?? '' });
  const page = await as('max');
  const { families, models } = sides(page);
  const dialog = page.getByRole('dialog');
  await visit(page, `/ProductFamilies?search=${family.name}&family=${family.id}`);
  await families
    .row(family.name)
    .getByRole('button', { name: `Delete ${family.name}` })
    .click();
  await expect(dialog).toContainText('The product family has 2 product models, used by 1 equipment.');
  await expect(dialog.getByRole('button', { name: 'Delete product family' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await models.row('Used model').getByRole('button', { name: 'Delete Used model' }).click();
  await expect(dialog).toContainText('The product model is used by 1 equipment.');
  await expect(dialog.getByRole('button', { name: 'Delete product model' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await models.row('Spare model').getByRole('button', { name: 'Delete Spare model' }).click();
  await dialog.getByRole('button', { name: 'Delete product model' }).click();
  await expect(models.rows).toHaveText(['Used model']);

  const { family: unused } = await makeFamily(server, unique('Unused'));
  await visit(page, `/ProductFamilies?search=${unused.name}&family=${unused.id}`);
  await families
    .row(unused.name)
    .getByRole('button', { name: `Delete ${unused.name}` })
    .click();
  await expect(dialog).toContainText(`Do you really want to delete the product family ${unused.name}?`);
  await dialog.getByRole('button', { name: 'Delete product family' }).click();
  await expect(page.getByText('Choose a product family')).toBeVisible();
  await expect(families.rows).toHaveCount(0);
});

async function rename(
  server: Parameters<typeof makeFamily>[0],
  family: ProductFamily,
  familyName: string,
): Promise<void> {
  const body = { familyName, productCategoryId: family.productCategoryId };
  await server.call(productFamilies.update, { token: await server.tokenOf('ada'), params: { id: family.id }, body });
}
