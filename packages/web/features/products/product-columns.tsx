import type { ProductFamily, ProductModel } from '@assay/contract/products';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { RowAction } from '../../ui/list/RowAction.tsx';
import { t } from './product-families.texts.ts';

interface ProductActions<Row> {
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

const actions = <Row extends { name: string }>({ onEdit, onDelete }: ProductActions<Row>): Column<Row> => ({
  id: 'actions',
  header: t('actions'),
  hideHeader: true,
  width: '7.5rem',
  align: 'end',
  cell: (row) => (
    <>
      <RowAction label={t('editOf', { name: row.name })} icon={IconPencil} onClick={() => onEdit(row)} />
      <RowAction label={t('deleteOf', { name: row.name })} icon={IconTrash} destructive onClick={() => onDelete(row)} />
    </>
  ),
});

/** The family of a row is the one whose models are shown once the row is chosen. */
export const familyColumns = (chosenId: string, act: ProductActions<ProductFamily>): Column<ProductFamily>[] => [
  {
    id: 'name',
    header: t('name'),
    sortKey: 'name',
    cell: ({ id, name }) => (
      <RowLink
        to="."
        search={
          ((before: object) => ({ ...before, family: id, modelSearch: undefined, modelPage: undefined })) as never
        }
        resetScroll={false}
        title={name}
        aria-current={id === chosenId || undefined}
      >
        {name}
      </RowLink>
    ),
  },
  {
    id: 'category',
    header: t('category'),
    sortKey: 'productCategoryName',
    width: '32%',
    cell: ({ productCategoryName }) => <Clipped text={productCategoryName} />,
  },
  actions(act),
];

export const modelColumns = (act: ProductActions<ProductModel>): Column<ProductModel>[] => [
  { id: 'name', header: t('name'), sortKey: 'name', cell: ({ name }) => <Clipped text={name} /> },
  actions(act),
];
