import { logLines } from '@assay/domain/constants';
import { preciseMoment } from '@assay/domain/time';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { PageRanges } from '../../ui/list/PageRanges.tsx';
import { numberText } from '../../ui/number-text.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { type LogLine, logColumns } from './app-log-columns.tsx';
import { LogForm } from './LogForm.tsx';
import { LogSessions } from './LogSessions.tsx';
import classes from './log-form.module.css';
import { type AppLogFilter, appLogQuery, isUnfiltered } from './logs.queries.ts';
import { t } from './logs.texts.ts';

const defaults = { amount: 100, filters: { date: '', email: '', view: 'table' } };

/** What the apps reported of their life: a table of entries, or the sessions of people. */
export function LogsPage() {
  const state = useListState(defaults);
  const { date = '', email = '', view } = state.filters;
  const filter: AppLogFilter = { date, email };
  const request = useQuery(appLogQuery(filter));
  const lines: LogLine[] = (request.data ?? []).map((entry, place) => ({ ...entry, id: String(place) }));

  const load = (next: AppLogFilter) => {
    if (next.date === date && next.email === email) void request.refetch();
    else state.filterBy({ ...next });
  };

  return (
    <>
      <PageHeader title={t('appTitle')} lead={t('appLead')} />
      <Stack gap="md">
        <LogForm key={JSON.stringify(filter)} filter={filter} loading={request.isFetching} onLoad={load} />
        {request.error && (
          <ErrorPanel title={t('appFailed')} error={request.error} onRetry={() => void request.refetch()} />
        )}
        {request.isPending && <ListSkeleton columns={6} />}
        {request.data?.length === 0 && <EmptyState title={t('noneOfApp')} text={t('noneOfAppText')} />}
        {lines.length > 0 && (
          <>
            <div className={classes.form}>
              <SegmentedControl
                aria-label={t('view')}
                value={view === 'sessions' ? 'sessions' : 'table'}
                onChange={(chosen) => state.filterBy({ view: chosen })}
                data={[
                  { value: 'table', label: t('asTable') },
                  { value: 'sessions', label: t('asSessions') },
                ]}
              />
              <Text c="dimmed" size="sm" aria-live="polite" className={classes.count ?? ''}>
                {t('entries', { count: lines.length })}
              </Text>
            </div>
            <LeftOut lines={lines} filter={filter} />
            {view === 'sessions' ? (
              <LogSessions lines={lines} page={{ name: state.pageName, number: state.page, amount: state.amount }} />
            ) : (
              <>
                <DataTable
                  label={t('appTitle')}
                  columns={logColumns()}
                  rows={lines.slice((state.page - 1) * state.amount, state.page * state.amount)}
                  minWidth="72rem"
                  folds="tablet"
                />
                <PageRanges
                  label={t('appTitle')}
                  name={state.pageName}
                  count={lines.length}
                  amount={state.amount}
                  page={state.page}
                  onApproach={() => undefined}
                />
              </>
            )}
          </>
        )}
      </Stack>
    </>
  );
}

/** Says what is not here, wherever something may be missing. */
function LeftOut({ lines, filter }: { lines: readonly LogLine[]; filter: AppLogFilter }) {
  const number = numberText(lines.length);
  if (isUnfiltered(filter))
    return lines.length < logLines.newest ? null : <Text>{t('newestEntries', { number })}</Text>;
  if (lines.length < logLines.most) return null;
  return <Text>{t('mostEntries', { number, moment: preciseMoment(lines.at(-1)?.timestamp ?? '') })}</Text>;
}
