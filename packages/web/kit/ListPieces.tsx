import { Stack } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Clipped } from '../ui/Clipped.tsx';
import { CheckFilter } from '../ui/list/CheckFilter.tsx';
import { DataList } from '../ui/list/DataList.tsx';
import { type Column, RowLink } from '../ui/list/DataTable.tsx';
import { EmptyState } from '../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../ui/list/ListSkeleton.tsx';
import type { ListState } from '../ui/list/list-state.ts';
import { RowAction } from '../ui/list/RowAction.tsx';
import type { List } from '../ui/list/use-list.ts';
import { Tag } from '../ui/Tag.tsx';

interface Row {
  id: string;
  name: string;
  date: string;
}

const rows: Row[] = [
  'Monthly Pora R311 PO31127',
  'Weekly Brio 300, second crusher of the north line',
  'Annual Brio 300',
].map((name, place) => ({ id: String(place), name, date: `1${place}.11.2026 09:3${place}` }));
const status = 'In use';
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => <RowLink to="/">{name}</RowLink> },
  { id: 'date', header: 'Date (UTC)', sortKey: 'date', width: '9.75rem', cell: ({ date }) => date },
  { id: 'status', header: 'Status', width: '7.5rem', cell: () => <Tag tone="in-use">{status}</Tag> },
  {
    id: 'customer',
    header: 'Customer',
    width: '12rem',
    secondary: true,
    cell: () => <Clipped text="Minas Altas del Sur" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: '5rem',
    align: 'end',
    cell: ({ name }) => (
      <>
        <RowAction label={`Download ${name}`} icon={IconDownload} />
        <RowAction label={`Delete ${name}`} icon={IconTrash} destructive />
      </>
    ),
  },
];
const list: List<Row> = {
  rows,
  count: 179,
  waiting: false,
  error: null,
  retry: () => undefined,
  prefetch: () => undefined,
};

/** A list with everything around it, and what stands in its place. */
export function ListPieces() {
  const [chosen, setChosen] = useState('Monthly');
  const state: ListState = {
    search: '',
    orderKey: 'date',
    orderDirection: 'desc',
    page: 1,
    amount: 50,
    filters: { types: chosen },
    pageName: 'page',
    narrowed: chosen !== '',
    searchFor: () => undefined,
    sortBy: () => undefined,
    filterBy: ({ types = '' }) => setChosen(types),
    toPage: () => undefined,
    clear: () => setChosen(''),
  };
  const choices = ['Annual', 'Monthly', 'Weekly'].map((value) => ({ value, label: value }));
  return (
    <Stack gap="xl">
      <DataList
        label="Reports"
        level={2}
        columns={columns}
        state={state}
        list={list}
        searchLabel="Search reports"
        failed="The reports could not be loaded"
        folds="tablet"
        empty={null}
      >
        <CheckFilter
          state={state}
          name="types"
          label="Type"
          choices={choices}
          counts={{ of: { Annual: 38, Monthly: 121, Weekly: 0 }, exact: true }}
        />
      </DataList>
      <ListSkeleton columns={4} />
      <EmptyState title="There are no reports yet" text="Inspections that are carried out will be listed here." />
    </Stack>
  );
}
