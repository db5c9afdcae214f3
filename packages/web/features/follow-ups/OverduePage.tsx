import { can } from '@assay/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { FollowUpTable } from './FollowUpTable.tsx';
import { overdueFollowUpsQuery, overdueList } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

/** What nobody saw to in time, followed up in place. */
export function OverduePage() {
  const leads = can(useSession(), 'followUps.verify');
  const query = useQuery(overdueFollowUpsQuery);
  return (
    <>
      <PageHeader title={t('overdueTitle')} lead={t(leads ? 'overdueAll' : 'overdueMine')} />
      {query.isPending && <Placeholder />}
      {query.isError && <ErrorPanel title={t('overdueFailed')} error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.length === 0 && <EmptyState title={t('noneOverdue')} text={t('noneOverdueText')} />}
      {query.data && query.data.length > 0 && (
        <FollowUpTable label={t('overdueTitle')} equipmentId={overdueList} items={query.data} />
      )}
    </>
  );
}
