import { IconTrash } from '@tabler/icons-react';
import type { Column } from './DataTable.tsx';
import { RowAction } from './RowAction.tsx';

interface DeleteColumn<Row> {
  header: string;
  label: (row: Row) => string;
  onDelete: (row: Row) => void;
}

/** The last column of a list whose rows can be deleted, one by one. */
export const deleteColumn = <Row,>({ header, label, onDelete }: DeleteColumn<Row>): Column<Row> => ({
  id: 'actions',
  header,
  hideHeader: true,
  width: '5rem',
  align: 'end',
  cell: (row) => <RowAction label={label(row)} icon={IconTrash} destructive onClick={() => onDelete(row)} />,
});
