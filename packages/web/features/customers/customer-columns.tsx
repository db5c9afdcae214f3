import type { CustomerItem } from '@assay/contract/customers';
import { mostCompared } from '@assay/domain/constants';
import { Checkbox } from '@mantine/core';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { deleteColumn } from '../../ui/list/delete-column.tsx';
import { customerName } from './customer-name.ts';
import { t } from './customers.texts.ts';

interface CustomerColumnsProps {
  marked: readonly string[];
  onMark: (id: string, on: boolean) => void;
  onDelete: (customer: CustomerItem) => void;
}

export const customerColumns = ({ marked, onMark, onDelete }: CustomerColumnsProps): Column<CustomerItem>[] => [
  {
    id: 'name',
    header: t('name'),
    sortKey: 'name',
    cell: (customer) => (
      <RowLink to="/Customers/$id" params={{ id: customer.id }} title={customerName(customer)}>
        {customerName(customer)}
      </RowLink>
    ),
  },
  {
    id: 'mdmId',
    header: t('mdmId'),
    sortKey: 'mdmCustomerId',
    width: '22%',
    cell: ({ mdmCustomerId }) => mdmCustomerId,
  },
  {
    id: 'compare',
    header: t('compare'),
    width: '6.5rem',
    align: 'center',
    cell: ({ id, name }) => (
      <Checkbox
        aria-label={t('compareOf', { name })}
        checked={marked.includes(id)}
        disabled={marked.length >= mostCompared && !marked.includes(id)}
        onChange={(event) => onMark(id, event.currentTarget.checked)}
      />
    ),
  },
  deleteColumn({ header: t('actions'), label: (customer) => t('deleteOf', { name: customer.name }), onDelete }),
];
