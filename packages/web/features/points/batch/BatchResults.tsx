import type { OptionUpdate } from '@assay/contract/points/option-batches';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { faultText } from '../../../ui/fault-text.ts';
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
  return (
    <section className={classes.results} aria-label={t('results')}>
      <Title order={3}>{t('results')}</Title>
      <ul className={classes.updates}>
        {data
          .toSorted((a, b) => ranks[a.state] - ranks[b.state])
          .map((update) => (
            <UpdateLine key={`${update.sourceOptionId} ${update.option.id}`} update={update} />
          ))}
      </ul>
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
    </section>
  );
}

const ranks = { failed: 0, pending: 1, done: 2 } as const;

const UpdateLine = ({
  update: { inspectionPointName, dropdownName, option, state, error },
}: {
  update: OptionUpdate;
}) => (
  <li data-state={state}>
    <span>{t('place', { point: inspectionPointName, dropdown: dropdownName, option: option.name })}</span>
    <span className={classes.state}>{t(state)}</span>
    {error && <span className={classes.reason}>{faultText(error)}</span>}
  </li>
);
