import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { auditColumns } from '../audits/audit-columns.tsx';
import { auditSource, ownAuditDefaults } from '../audits/audit-lists.queries.ts';
import { NewAuditButton } from '../audits/NewAuditButton.tsx';
import { t } from './my-page.texts.ts';

/** The audits that the person began or is the contact of. */
export function MyAudits() {
  const state = useListState(ownAuditDefaults);
  const list = useList(auditSource, { ...state, filters: { mineOnly: 'true' } });
  return (
    <DataList
      label={t('audits')}
      level={2}
      columns={auditColumns()}
      state={state}
      list={list}
      searchLabel={t('searchAudits')}
      failed={t('auditsFailed')}
      minWidth="52rem"
      folds="tablet"
      empty={
        <EmptyState title={t('noAudits')} text={t('noAuditsText')}>
          <NewAuditButton beside />
        </EmptyState>
      }
    />
  );
}
