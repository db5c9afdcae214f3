import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../../api/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useListState } from '../../../ui/list/list-state.ts';
import { protocolDefaults } from '../protocols.queries.ts';
import { t } from './list.texts.ts';
import { ProtocolFilters } from './ProtocolFilters.tsx';
import { deletedColumn, protocolColumns } from './protocol-columns.tsx';
import { showsDeleted, useProtocolRows } from './use-protocol-rows.ts';

/** The protocols, or those that were deleted. */
export function ListPane() {
  const address: Record<string, string> = useSearch({ strict: false });
  const state = useListState(protocolDefaults);
  const isOfDeleted = showsDeleted(state);
  const { deleted: _, ...narrowing } = state.filters;
  const columns = protocolColumns(address, useSession().external);
  return (
    <DataList
      label={t('label')}
      columns={isOfDeleted ? [...columns, deletedColumn()] : columns}
      // The deleted ones are a list of their own rather than a part of this one.
      state={{ ...state, filters: narrowing }}
      list={useProtocolRows(state)}
      searchLabel={t('search')}
      failed={t('failed')}
      minWidth={isOfDeleted ? '66rem' : '56rem'}
      folds="tablet"
      empty={isOfDeleted ? <NoneDeleted /> : <NoneYet />}
    >
      <ProtocolFilters state={state} />
    </DataList>
  );
}

const NoneYet = () => (
  <EmptyState title={t('empty')} text={t('emptyText')}>
    <LinkButton to="/Protocols" search={{ tab: 'tab-2' } as never} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('add')}
    </LinkButton>
  </EmptyState>
);

const NoneDeleted = () => <EmptyState title={t('noneDeleted')} text={t('noneDeletedText')} />;
