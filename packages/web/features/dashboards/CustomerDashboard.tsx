import type { ServicedCustomer } from '@assay/contract/dashboards';
import { listOrders } from '@assay/domain/constants';
import { surfaceDrills } from '@assay/domain/dashboards/surface-drills';
import { searchedBy } from '@assay/domain/search-words';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Clipped } from '../../ui/Clipped.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { servicedCustomersQuery } from './dashboards.queries.ts';
import { t } from './dashboards.texts.ts';
import { figureColumns, figureOf } from './figures.tsx';
import { listOf } from './list-of.ts';

const defaults = { prefix: 'customers', sort: listOrders.serviced, filters: { all: '' } } as const;

/** The English name stands in brackets where it is another one. */
const nameOf = ({ customerName, customerEnglishName }: ServicedCustomer): string =>
  customerEnglishName && customerEnglishName !== customerName
    ? t('withEnglish', { name: customerName, english: customerEnglishName })
    : customerName;

type Row = ServicedCustomer & { id: string };

const columns = (): Column<Row>[] => [
  { id: 'name', header: t('customerName'), sortKey: 'name', cell: (row) => <Clipped text={nameOf(row)} /> },
  ...figureColumns<Row>(({ customerId }) => ({ customerId, category: surfaceDrills })),
];

/** Surface drills by customer. */
export function CustomerDashboard() {
  const state = useListState(defaults);
  const includeAll = state.filters.all === 'true';
  const query = useQuery({
    ...servicedCustomersQuery(includeAll),
    select: (rows) => rows.map((row) => ({ ...row, id: row.customerId })),
  });
  const matches = searchedBy(state.search);
  const list = listOf<Row>(query, state, {
    matches: ({ customerName, customerEnglishName }) => matches(customerName) || matches(customerEnglishName),
    sortValue: (row, key) => (key === 'name' ? row.customerName : figureOf(row, key)),
  });
  return (
    <DataList
      label={t('customers')}
      level={2}
      columns={columns()}
      state={{ ...state, narrowed: state.search !== '' }}
      list={list}
      searchLabel={t('searchCustomers')}
      failed={t('customersFailed')}
      minWidth="48rem"
      empty={<EmptyState title={t('noCustomers')} text={t('noCustomersText')} />}
    >
      <Checkbox
        label={t('includeAll')}
        description={t('includeAllHint')}
        checked={includeAll}
        onChange={(event) => state.filterBy({ all: event.currentTarget.checked ? 'true' : '' })}
      />
    </DataList>
  );
}
