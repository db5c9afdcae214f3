import { masterColumns } from '@assay/domain/master-data/columns';
import { fault, filled, type MasterFile, text, uuid } from './master-file.ts';
import { findModelRows } from './products-file.queries.ts';
import { findFamilies } from './references.queries.ts';

const columns = masterColumns['models.csv'];

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
      if (!found) return fault(columns.family, 'import.noFamily', { family });
      const fields = filled({ name, product_family_id: found.id });
      return { known: models.get(`${family}\n${name}`), fields, root: { id: found.id, revision: 0 } };
    });
  },
};
