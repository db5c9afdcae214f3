import { expect, type Page } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
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
