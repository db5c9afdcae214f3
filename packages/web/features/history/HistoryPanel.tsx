import type { HistoryEntry } from '@assay/contract/history';
import { listMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { t } from './history.texts.ts';
import { isRemoval, readableChanges, readableHistory } from './history-lines.ts';
import classes from './history-panel.module.css';

interface HistoryPanelProps<Key extends QueryKey> {
  query: UseQueryOptions<HistoryEntry[], Error, HistoryEntry[], Key>;
  /** What the fields of the noun are called on screen. */
  fieldWords: Readonly<Record<string, string>>;
}

/** What happened to a record: who, when, what, from, to. For any noun whose history can be asked for. */
export function HistoryPanel<Key extends QueryKey>({ query, fieldWords }: HistoryPanelProps<Key>) {
  const asked = useQuery(query);
  const entries = readableHistory(asked.data ?? []);
  return (
    <Panel title={t('title')}>
      <Text c="dimmed" mb="md">
        {t('hint')}
      </Text>
      {asked.isPending && <Placeholder />}
      {asked.isError && <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data && entries.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      {entries.length > 0 && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} fieldWords={fieldWords} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

const actionWords: Readonly<Record<string, string>> = {
  created: t('created'),
  changed: t('changed'),
  imported: t('imported'),
  deleted: t('deleted'),
  reordered: t('reordered'),
};

function HistoryRow({ entry, fieldWords }: { entry: HistoryEntry; fieldWords: Readonly<Record<string, string>> }) {
  const action = isRemoval(entry) ? t('removed') : (actionWords[entry.action] ?? entry.action);
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at} className={classes.at}>
        {listMoment(entry.at)}
      </time>
      <span>
        <b>{entry.actor ?? t('somebody')}</b> {action}
      </span>
      <ul className={classes.changes}>
        {readableChanges(entry).map(({ field, from, to }) => (
          <li key={field}>
            <span className={classes.field}>{fieldWords[field] ?? field}</span>
            {from && (
              <>
                {' '}
                <span className={classes.word}>{t('from')}</span> <del>{from}</del>
              </>
            )}{' '}
            <span className={classes.word}>{t('to')}</span> <ins>{to || t('nothing')}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}
