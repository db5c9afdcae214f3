import type { AuditItem } from '@assay/contract/audits';
import { auditStatuses } from '@assay/domain/audits/audit';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useListState } from '../../../ui/list/list-state.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { auditColumns } from '../audit-columns.tsx';
import { auditDefaults, auditSource } from '../audit-lists.queries.ts';
import { t as audits } from '../audits.texts.ts';
import { FinishAuditDialog } from '../FinishAuditDialog.tsx';
import { NewAuditButton } from '../NewAuditButton.tsx';
import { ReopenAuditDialog } from '../ReopenAuditDialog.tsx';
import { AuditActions, type AuditStep } from './AuditActions.tsx';
import { t } from './audit-list.texts.ts';
import { DeleteAuditDialog } from './DeleteAuditDialog.tsx';

const dialogs = { finish: FinishAuditDialog, reopen: ReopenAuditDialog, delete: DeleteAuditDialog } as const;

export function AuditListPage() {
  const reader = useSession();
  const state = useListState(auditDefaults);
  const list = useList(auditSource, state);
  const [asked, setAsked] = useState<{ step: AuditStep; audit: AuditItem }>();
  const Question = asked && dialogs[asked.step];
  const actions: Column<AuditItem> = {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    width: 'calc(4 * var(--assay-small-height) + 1.5rem)',
    align: 'end',
    cell: (audit) => (
      <AuditActions audit={audit} reader={reader} onStep={(step, of) => setAsked({ step, audit: of })} />
    ),
  };
  return (
    <>
      <DataList
        label={t('title')}
        level={1}
        actions={<NewAuditButton />}
        columns={[...auditColumns(), actions]}
        state={state}
        list={list}
        searchLabel={t('search')}
        failed={t('failed')}
        minWidth="62rem"
        folds="tablet"
        empty={
          <EmptyState title={t('empty')} text={t('emptyText')}>
            <NewAuditButton />
          </EmptyState>
        }
      >
        <CheckFilter
          state={state}
          name="statuses"
          label={t('statuses')}
          choices={auditStatuses.map((value) => ({ value, label: audits(value) }))}
        />
        <CheckFilter state={state} name="mineOnly" label={t('whose')} choices={[{ value: 'true', label: t('mine') }]} />
      </DataList>
      {asked && Question && <Question audit={asked.audit} onClose={() => setAsked(undefined)} />}
    </>
  );
}
