import { logLines } from '@assay/domain/constants';
import { preciseMoment } from '@assay/domain/time';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { PageRanges } from '../../ui/list/PageRanges.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { numberText } from '../../ui/number-text.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './log-form.module.css';
import { isUnfiltered, type WebLogFilter, webLogQuery } from './logs.queries.ts';
import { t } from './logs.texts.ts';
import { WebLogForm } from './WebLogForm.tsx';
import { webLogColumns } from './web-log-columns.tsx';
import { narrowed, narrowings, type WebLogLine, webLogLines } from './web-log-lines.ts';

const defaults = { amount: 100, filters: { users: '', start: '', stop: '', user: '', method: '', statusCode: '' } };

/** The calls that the server answered, as somebody who looks for a fault reads them. */
export function WebLogsPage() {
  const state = useListState(defaults);
  const { users = '', start = '', stop = '', ...narrowing } = state.filters;
  const filter: WebLogFilter = { users, start, stop };
  const request = useQuery(webLogQuery(filter));
  const lines = webLogLines(request.data ?? []);
  const shown = narrowed(lines, narrowing);
  const page = shown.slice((state.page - 1) * state.amount, state.page * state.amount);

  const load = (next: WebLogFilter) => {
    const isSame = next.users === users && next.start === start && next.stop === stop;
    if (isSame) void request.refetch();
    else state.filterBy({ ...next });
  };

  return (
    <>
      <PageHeader title={t('webTitle')} lead={t('webLead')} />
      <Stack gap="md">
        <WebLogForm key={JSON.stringify(filter)} filter={filter} loading={request.isFetching} onLoad={load} />
        {request.error && (
          <ErrorPanel title={t('webFailed')} error={request.error} onRetry={() => void request.refetch()} />
        )}
        {request.isPending && <ListSkeleton columns={6} />}
        {request.data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        {lines.length > 0 && (
          <>
            <div className={classes.form}>
              {narrowings.map((field) => (
                <div key={field} className={classes.narrow}>
                  <SearchBox
                    label={t(field)}
                    value={narrowing[field] ?? ''}
                    onSearch={(text) => state.filterBy({ [field]: text })}
                  />
                </div>
              ))}
              <Text c="dimmed" size="sm" aria-live="polite" className={classes.count ?? ''}>
                {t('matching', { matching: numberText(shown.length), count: lines.length })}
              </Text>
            </div>
            <LeftOut lines={lines} filter={filter} />
            {shown.length === 0 && <EmptyState title={t('noneMatch')} />}
            {shown.length > 0 && (
              <DataTable label={t('webTitle')} columns={webLogColumns()} rows={page} minWidth="64rem" folds="phone" />
            )}
            <PageRanges
              label={t('webTitle')}
              name={state.pageName}
              count={shown.length}
              amount={state.amount}
              page={state.page}
              onApproach={() => undefined}
            />
          </>
        )}
      </Stack>
    </>
  );
}

/** Says what is not here, wherever something may be missing. */
function LeftOut({ lines, filter }: { lines: readonly WebLogLine[]; filter: WebLogFilter }) {
  const number = numberText(lines.length);
  if (isUnfiltered(filter)) return lines.length < logLines.newest ? null : <Text>{t('newestOnly', { number })}</Text>;
  if (lines.length < logLines.most) return null;
  return <Text>{t('mostOnly', { number, moment: preciseMoment(lines.at(-1)?.date ?? '') })}</Text>;
}
