import { masterColumns } from '@assay/domain/master-data/columns';
import { fault, filled, type MasterFile, text, uuid } from './master-file.ts';
import { findCategories, findFamilyRows, findModelRows } from './products-file.queries.ts';
import { findFamilies } from './references.queries.ts';

const familyColumns = masterColumns['families.csv'];

/** Product families by their name, in categories that exist already. */
export const familiesFile: MasterFile<'families.csv'> = {
  name: 'families.csv',
  keyColumn: 'familyName',
  keyOf: ({ familyName = '' }) => familyName.toLowerCase(),
  table: {
    name: 'product_family',
    recordType: 'productFamily',
    revised: true,
    columns: { name: text(), product_category_id: uuid, category_name: text(), long_name: text(), division: text() },
  },
  read: async (db, lines) => {
    const categories = await findCategories(
      db,
      lines.map(({ cells }) => cells.category ?? ''),
    );
    const families = await findFamilyRows(
      db,
      lines.map(({ cells }) => cells.familyName ?? ''),
    );
    return lines.map(({ cells }) => {
      const category = categories.get(cells.category ?? '');
      if (!category) return fault(familyColumns.category, 'import.noCategory', { category: cells.category ?? '' });
      return {
        known: families.get(cells.familyName ?? ''),
        fields: filled({
          name: cells.familyName,
          product_category_id: category.id,
          category_name: category.name,
          long_name: cells.longName,
          division: cells.division,
        }),
      };
    });
  },
};

const modelColumns = masterColumns['models.csv'];

/** Product models by their family and name. */
export const modelsFile: MasterFile<'models.csv'> = {
  name: 'models.csv',
  keyColumn: 'name',
  keyOf: ({ family = '', name = '' }) => `${family.toLowerCase()}\n${name.toLowerCase()}`,
  table: {
    name: 'product_model',
    recordType: 'productFamily',
    revised: true,
    columns: { name: text(), product_family_id: uuid },
  },
  read: async (db, lines) => {
    const families = await findFamilies(
      db,
      lines.map(({ cells }) => cells.family ?? ''),
    );
    const models = await findModelRows(
      db,
      lines.map(({ cells }) => ({ family: cells.family ?? '', model: cells.name ?? '' })),
    );
    return lines.map(({ cells }) => {
      const { family = '', name = '' } = cells;
      const found = families.get(family);
      if (!found) return fault(modelColumns.family, 'import.noFamily', { family });
      const fields = filled({ name, product_family_id: found.id });
      return { known: models.get(`${family}\n${name}`), fields, root: { id: found.id, revision: 0 } };
    });
  },
};
