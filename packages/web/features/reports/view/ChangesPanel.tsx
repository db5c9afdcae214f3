import type { ReportChange } from '@assay/contract/inspection-reports';
import type { Language } from '@assay/domain/languages';
import { Text } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { More } from '../../../ui/More.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import classes from './changes-panel.module.css';
import { t } from './view.texts.ts';

interface ChangesPanelProps<Key extends QueryKey> {
  /** The version that it is compared with; below 1 there is none. */
  since: number;
  language: Language;
  changes: UseQueryOptions<ReportChange[], Error, ReportChange[], Key>;
}

/** What a version changed, fetched when somebody wants to know; the first changed nothing. */
export const ChangesPanel = <Key extends QueryKey>(props: ChangesPanelProps<Key>) =>
  props.since < 1 ? null : (
    <More key={props.since} title={t('changes', { version: props.since })}>
      <Changes {...props} />
    </More>
  );

function Changes<Key extends QueryKey>({ language, changes: wanted }: ChangesPanelProps<Key>) {
  const query = useQuery(wanted);
  if (query.isError)
    return <ErrorPanel title={t('changesFailed')} error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Placeholder />;
  if (query.data.length === 0) return <Text c="dimmed">{t('noChanges')}</Text>;
  const byPlace = Map.groupBy(query.data, ({ place }) => place.join('\n'));
  return (
    <ul className={classes.places} lang={language}>
      {[...byPlace].map(([place, changes]) => (
        <li key={place}>
          <PlaceName place={changes[0]?.place ?? []} />
          <ul className={classes.changes}>
            {changes.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what a version changed never changes.
              <Change key={at} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const PlaceName = ({ place }: { place: readonly string[] }) => (
  <Text fw={600} className={classes.place ?? ''}>
    {place.filter(Boolean).reduce((outer, inner) => (outer ? t('place', { outer, inner }) : inner), '')}
  </Text>
);

const Change = ({ change: { kind, before, after } }: { change: ReportChange }) => (
  <li className={classes.change}>
    <span className={classes.kind}>{t(kind)}</span>
    {before && <del className={classes.before}>{before}</del>}
    {after && <ins className={classes.after}>{after}</ins>}
  </li>
);
