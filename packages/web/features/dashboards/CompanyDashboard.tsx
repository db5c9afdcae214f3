import type { ServicedCompany } from '@assay/contract/dashboards';
import { listOrders } from '@assay/domain/constants';
import { searchedBy } from '@assay/domain/search-words';
import { useQuery } from '@tanstack/react-query';
import { Clipped } from '../../ui/Clipped.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { servicedCompaniesQuery } from './dashboards.queries.ts';
import { t } from './dashboards.texts.ts';
import { figureColumns, figureOf } from './figures.tsx';
import { listOf } from './list-of.ts';

const defaults = { prefix: 'companies', sort: listOrders.serviced } as const;

type Row = ServicedCompany & { id: string };

const columns = (): Column<Row>[] => [
  { id: 'name', header: t('companyName'), sortKey: 'name', cell: ({ companyName }) => <Clipped text={companyName} /> },
  ...figureColumns<Row>(({ companyId }) => ({ companyId })),
];

/** What each company works on, of all products. */
export function CompanyDashboard() {
  const state = useListState(defaults);
  const query = useQuery({
    ...servicedCompaniesQuery,
    select: (rows) => rows.map((row) => ({ ...row, id: row.companyId })),
  });
  const matches = searchedBy(state.search);
  const list = listOf<Row>(query, state, {
    matches: ({ companyName }) => matches(companyName),
    sortValue: (row, key) => (key === 'name' ? row.companyName : figureOf(row, key)),
  });
  return (
    <DataList
      label={t('companies')}
      level={2}
      columns={columns()}
      state={state}
      list={list}
      searchLabel={t('searchCompanies')}
      failed={t('companiesFailed')}
      minWidth="48rem"
      empty={<EmptyState title={t('noCompanies')} text={t('noCompaniesText')} />}
    />
  );
}
