import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useFieldQueue } from '../../device/use-field-queue.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { outlineQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { createAuditQueue } from './audit-writers.ts';

const route = getRouteApi('/session/Audits/$id');

/** Where an audit is edited while it is open, and read once it is finished. */
export function AuditPage() {
  const { id } = route.useParams();
  const query = useQuery({ ...outlineQuery(id), staleTime: 0 });
  const queue = useFieldQueue(`audits/${id}`, (opened) => createAuditQueue(id, opened));
  if (query.data && queue)
    return <AuditScreen key={id} queue={queue} audit={query.data} readAt={query.dataUpdatedAt} />;
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
