import { type MasterDataFault, masterData, mostKeptFaults } from '@assay/contract/master-data';
import { Text } from '@mantine/core';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { numberText } from '../../ui/number-text.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { t } from './master-data.texts.ts';

type Row = Omit<MasterDataFault, 'id'> & { id: string };

const columns = (): Column<Row>[] => [
  { id: 'file', header: t('file'), width: '9rem', cell: ({ file }) => file },
  { id: 'line', header: t('line'), width: '5.5rem', align: 'end', cell: ({ line }) => numberText(line) },
  {
    id: 'column',
    header: t('column'),
    width: '10.5rem',
    cell: ({ column }) => column || <Text c="dimmed">{t('wholeLine')}</Text>,
  },
  { id: 'message', header: t('message'), wrap: true, cell: ({ message }) => message },
];

/** Line by line what the import of master data left out, and why. */
export function MasterDataFaultsPage() {
  const state = useListState();
  const faults = useList({ endpoint: masterData.faults, key: ['backgroundServices', 'faults'] }, state);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <LinkButton to="/BackgroundServices" variant="default">
          {t('services')}
        </LinkButton>
      </PageHeader>
      <DataList
        label={t('title')}
        columns={columns()}
        state={state}
        list={{ ...faults, rows: faults.rows?.map((row) => ({ ...row, id: String(row.id) })) }}
        failed={t('failed')}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
        minWidth="42rem"
      >
        {faults.count >= mostKeptFaults && <Text c="dimmed">{t('first')}</Text>}
      </DataList>
    </>
  );
}
