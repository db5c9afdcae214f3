import type { OptionUpdate } from '@assay/contract/points/option-batches';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { faultText } from '../../../ui/fault-text.ts';
import { More } from '../../../ui/More.tsx';
import { optionUpdatesQuery } from '../points.queries.ts';
import { t } from './batch.texts.ts';
import classes from './batch-update.module.css';

interface BatchResultsProps {
  pointId: string;
  onRepeat: (sourceOptionId: string, optionIds: string[]) => void;
}

/** What became of the batch updates that this point asked for: what failed comes first. */
export function BatchResults({ pointId, onRepeat }: BatchResultsProps) {
  const { data = [] } = useQuery(optionUpdatesQuery(pointId));
  if (data.length === 0) return null;
  const failed = Map.groupBy(
    data.filter(({ state }) => state === 'failed'),
    ({ sourceOptionId }) => sourceOptionId,
  );
  const done = data.filter(({ state }) => state === 'done');
  return (
    <section className={classes.results} aria-label={t('results')}>
      <Title order={3}>{t('results')}</Title>
      <UpdateLines updates={data.filter(({ state }) => state === 'failed')} />
      <UpdateLines updates={data.filter(({ state }) => state === 'pending')} />
      {failed.size > 0 && (
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() => {
              for (const [source, updates] of failed)
                onRepeat(
                  source,
                  updates.map(({ option }) => option.id),
                );
            }}
          >
            {t('repeat')}
          </Button>
          <Text c="dimmed">{t('repeatHint')}</Text>
        </Group>
      )}
      {done.length > 0 && (
        <More title={t('doneCount', { count: done.length })}>
          <UpdateLines updates={done} />
        </More>
      )}
    </section>
  );
}

const UpdateLines = ({ updates }: { updates: readonly OptionUpdate[] }) =>
  updates.length > 0 && (
    <ul className={classes.updates}>
      {updates.map(({ sourceOptionId, inspectionPointName, dropdownName, option, state, error }) => (
        <li key={`${sourceOptionId} ${option.id}`} data-state={state}>
          <span>{t('place', { point: inspectionPointName, dropdown: dropdownName, option: option.name })}</span>
          <span className={classes.state}>{t(state)}</span>
          {error && <span className={classes.reason}>{faultText(error)}</span>}
        </li>
      ))}
    </ul>
  );
