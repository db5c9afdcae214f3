import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { useFieldQueue } from '../../device/use-field-queue.ts';
import { useUsualValues } from '../../runs/begin/use-usual-values.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import { inspectionTransport } from './inspection-writers.ts';
import { inspectionQuery, lastVisitQuery, snapshotQuery } from './inspections.queries.ts';
import { PerformScreen } from './PerformScreen.tsx';
import { t } from './perform.texts.ts';

const route = getRouteApi('/session/Reports/$id/perform');

/** Where an inspection is carried out, or read by those who may not. */
export function PerformPage() {
  const { id } = route.useParams();
  const query = useQuery({ ...inspectionQuery(id), staleTime: 0 });
  const runs = query.data?.runs ?? [];
  const snapshots = useQueries({ queries: runs.map((run) => snapshotQuery(id, run)) });
  const visits = useQueries({ queries: runs.map((run) => lastVisitQuery(id, run.id)) });
  const machine = query.data?.equipment;
  const usual = useUsualValues([machine])(machine);
  const failed = [query, ...snapshots].find(({ isError, data }) => isError && !data);
  const frozen = snapshots.flatMap(({ data }) => data ?? []);
  const language = useReaderLanguage();
  const queue = useFieldQueue(`inspections/${id}`, (opened) => createFieldQueue(inspectionTransport(id), opened));
  const isThere = Boolean(queue && query.data && language) && frozen.length === runs.length;
  // So much is drawn at once that it is drawn in pieces: a tap on the way out is not waited for.
  const isDrawn = useDeferredValue(isThere);
  if (!isDrawn || !queue || !query.data || frozen.length < runs.length || !language)
    return (
      <>
        <PageHeader title={t('inspection')} />
        {failed ? (
          <ErrorPanel title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />
        ) : (
          <Placeholder />
        )}
      </>
    );
  return (
    <PerformScreen
      // The server may have frozen another protocol than the work began upon.
      key={[id, ...runs.map(({ snapshot }) => snapshot)].join(' ')}
      queue={queue}
      inspection={query.data}
      snapshots={frozen}
      language={language}
      visits={visits.flatMap(({ data }) => data ?? [])}
      usual={usual}
    />
  );
}
