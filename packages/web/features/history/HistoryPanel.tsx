import type { HistoryEntry } from '@assay/contract/history';
import { listMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { HistoryChanges } from './HistoryChanges.tsx';
import { t } from './history.texts.ts';
import { type HistoryLine, historyLines } from './history-lines.ts';
import classes from './history-panel.module.css';
import type { HistoryWords } from './history-words.ts';

interface HistoryPanelProps<Key extends QueryKey> {
  query: UseQueryOptions<HistoryEntry[], Error, HistoryEntry[], Key>;
  /** How the history of the noun reads. */
  words: HistoryWords;
  /** In a narrow place each entry takes lines of its own. */
  compact?: boolean;
}

/** What happened to a record: who, when, what, from, to. For any noun whose history can be read. */
export const HistoryPanel = <Key extends QueryKey>(props: HistoryPanelProps<Key>) => (
  <Panel title={t('title')}>
    <HistoryEntries {...props} />
  </Panel>
);

/** The same where something else names it. */
export function HistoryEntries<Key extends QueryKey>({ query, words, compact }: HistoryPanelProps<Key>) {
  const request = useQuery(query);
  const lines = useMemo(() => historyLines(request.data ?? [], words), [request.data, words]);
  return (
    <>
      <Text c="dimmed" mb="md">
        {t('hint')}
      </Text>
      {request.isPending && <Placeholder />}
      {request.isError && <ErrorPanel title={t('failed')} error={request.error} onRetry={() => request.refetch()} />}
      {request.data && lines.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      {lines.length > 0 && (
        <ol className={classes.entries} data-compact={compact || undefined}>
          {lines.map((line) => (
            <HistoryRow key={line.id} line={line} />
          ))}
        </ol>
      )}
    </>
  );
}

/** There may be hundreds, on a page where people type. */
const HistoryRow = memo(function HistoryRow({ line }: { line: HistoryLine }) {
  return (
    <li className={classes.entry}>
      <time dateTime={line.at} className={classes.at}>
        {listMoment(line.at)}
      </time>
      <span className={classes.did}>
        <b>{line.actor ?? t('somebody')}</b> {line.did}
      </span>
      <HistoryChanges changes={line.changes} />
    </li>
  );
});
