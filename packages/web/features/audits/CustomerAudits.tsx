import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { customerAuditColumns } from './audit-columns.tsx';
import { auditSource, ownAuditDefaults } from './audit-lists.queries.ts';
import { t } from './customer-audits.texts.ts';

/** The audits of a customer's sites. */
export function CustomerAudits({ customerId }: { customerId: string }) {
  const state = useListState(ownAuditDefaults);
  const list = useList(auditSource, { ...state, filters: { customerId } });
  return (
    <DataList
      label={t('audits')}
      level={2}
      columns={customerAuditColumns()}
      state={state}
      list={list}
      searchLabel={t('search')}
      failed={t('failed')}
      minWidth="48rem"
      folds="tablet"
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
