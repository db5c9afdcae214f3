import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { snapshotQuery } from '../perform/inspections.queries.ts';
import { EditReportScreen } from './EditReportScreen.tsx';
import { editQuery } from './edit.queries.ts';
import { t } from './edit.texts.ts';

const route = getRouteApi('/session/Reports/$id/edit');

const isInUse = (error: unknown): boolean => error instanceof ApiError && error.code === 'inUse';

/** Where a submitted report is corrected. */
export function EditReportPage() {
  const { id } = route.useParams();
  const query = useQuery(editQuery(id));
  const runs = query.data?.runs ?? [];
  const snapshots = useQueries({ queries: runs.map((run) => snapshotQuery(id, run)) });
  const failed = [query, ...snapshots].find(({ isError, data }) => isError && !data);
  const frozen = snapshots.flatMap(({ data }) => data ?? []);
  const language = useReaderLanguage();
  if (query.data && frozen.length === runs.length && language)
    return <EditReportScreen key={id} edit={query.data} snapshots={frozen} language={language} />;
  return (
    <>
      <PageHeader title={t('title')}>
        {isInUse(failed?.error) && (
          <LinkButton to="/Reports/$id/perform" params={{ id }}>
            {t('perform')}
          </LinkButton>
        )}
      </PageHeader>
      {failed ? (
        <ErrorPanel title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <Placeholder />
      )}
    </>
  );
}
