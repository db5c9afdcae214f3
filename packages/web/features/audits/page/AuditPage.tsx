import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { outlineQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';

const route = getRouteApi('/session/Audits/$id');

/** Where an audit is edited while it is open, and read once it is finished. */
export function AuditPage() {
  const { id } = route.useParams();
  const query = useQuery({ ...outlineQuery(id), staleTime: 0 });
  if (query.data) return <AuditScreen key={id} audit={query.data} readAt={query.dataUpdatedAt} />;
  return (
    <>
      <PageHeader title={t('audit')} />
      {query.isError ? (
        <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Placeholder />
      )}
    </>
  );
}
