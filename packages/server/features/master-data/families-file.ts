import { masterColumns } from '@assay/domain/master-data/columns';
import { fault, filled, type MasterFile, text, uuid } from './master-file.ts';
import { findCategories, findFamilyRows } from './products-file.queries.ts';

const columns = masterColumns['families.csv'];

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
      if (!category) return fault(columns.category, 'import.noCategory', { category: cells.category ?? '' });
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
