import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { useListState } from '../../../ui/list/list-state.ts';
import { WindowedList } from '../../../ui/list/WindowedList.tsx';
import { numberText } from '../../../ui/number-text.ts';
import { pointListQuery } from '../inspection-points.queries.ts';
import { useProducts } from '../products.ts';
import { filterPoints } from './filter-points.ts';
import { t } from './list.texts.ts';
import { entryHeight, PointEntry } from './PointEntry.tsx';
import { PointFilters } from './PointFilters.tsx';
import classes from './point-list.module.css';

const defaults = { filters: { type: '', product: '', family: '', model: '' } };

/** Every point that the person may see, narrowed by what the address says. */
export function PointList({ chosenId }: { chosenId: string }) {
  const state = useListState(defaults);
  const asked = useQuery(pointListQuery);
  const { familyOfModel } = useProducts();
  const { search } = state;
  const { type = '', product, family = '', model = '' } = state.filters;
  const found = useMemo(
    () =>
      filterPoints(
        asked.data ?? [],
        { search, protocolType: type, byProduct: product === 'on', familyId: family, modelId: model },
        familyOfModel,
      ),
    [asked.data, search, type, product, family, model, familyOfModel],
  );
  // The rows follow when there is time: a key in the search never waits for them.
  const rows = useDeferredValue(found);
  const all = asked.data?.length ?? 0;
  return (
    <div className={classes.side}>
      <PointFilters state={state} />
      {asked.isError && <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <ListSkeleton columns={1} />}
      {asked.data && (
        <Text c="dimmed" aria-live="polite" size="sm">
          {countText(rows.length, all)}
        </Text>
      )}
      {rows.length > 0 && (
        <div className={classes.list}>
          <WindowedList
            label={t('points')}
            rows={rows}
            rowHeight={entryHeight}
            startAt={chosenId}
            content={(point) => <PointEntry point={point} search={search} />}
          />
        </div>
      )}
      {asked.data && rows.length === 0 && (
        <EmptyState title={t(all === 0 ? 'none' : 'nothing')} text={t(all === 0 ? 'noneText' : 'nothingText')} />
      )}
    </div>
  );
}

function countText(count: number, all: number): string {
  if (count !== all) return t('found', { count: numberText(count), all: numberText(all) });
  return count === 1 ? t('countOne') : t('count', { count: numberText(count) });
}
