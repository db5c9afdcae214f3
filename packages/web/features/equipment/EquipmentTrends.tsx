import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { searchedBy } from '@assay/domain/search-words';
import { byUrgency, isSingle, isSteady } from '@assay/domain/trends/trend-urgency';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { NearView } from '../../ui/list/NearView.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { More } from '../../ui/More.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { reportLink } from '../visits/visit-link.ts';
import classes from './equipment-trends.module.css';
import { equipmentTrendsQuery } from './equipment-trends.queries.ts';
import { t } from './equipment-trends.texts.ts';
import { SingleValues } from './SingleValues.tsx';
import { trendChart } from './trend-chart.ts';

const shownAtFirst = 6;
const chartHeight = 300;

/** A chart of everything that was measured at a machine, over its inspections. */
export function EquipmentTrends({ equipmentId }: { equipmentId: string }) {
  const query = useQuery(equipmentTrendsQuery(equipmentId));
  const trends = query.data ?? [];
  return (
    <Panel title={t('title')}>
      {query.isPending && <Placeholder />}
      {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
      {query.data && trends.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {trends.length > 0 && <TrendCharts trends={trends} />}
    </Panel>
  );
}

function TrendCharts({ trends }: { trends: readonly EquipmentTrend[] }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const matches = searchedBy(search);
    return trends.filter(({ title }) => matches(title)).toSorted(byUrgency);
  }, [trends, search]);
  const drawn = found.filter((trend) => !isSingle(trend));
  const steady = drawn.filter(isSteady);
  return (
    <Stack gap="md">
      {trends.length > shownAtFirst && (
        <div className={classes.search}>
          <SearchBox label={t('search')} value={search} onSearch={setSearch} />
        </div>
      )}
      {found.length === 0 && <Text c="dimmed">{t('noMatch')}</Text>}
      <Charts key={search} trends={drawn.filter((trend) => !steady.includes(trend))} />
      <SingleValues trends={found.filter(isSingle)} />
      {steady.length > 0 && (
        <More
          key={`steady ${search}`}
          title={t('steady', { count: steady.length })}
          summary={steady.map(({ title }) => title).join(', ')}
          open={search !== ''}
        >
          <Charts trends={steady} />
        </More>
      )}
    </Stack>
  );
}

function TrendChart({ trend }: { trend: EquipmentTrend }) {
  const chart = trendChart(trend);
  const replaced = chart.replacements?.map(({ label }) => label) ?? [];
  return (
    <>
      <LineChart chart={chart} sourceLink={reportLink} />
      {replaced.length > 0 && (
        <Text size="sm" c="dimmed">
          {replaced.join(' · ')}
        </Text>
      )}
    </>
  );
}

/** A few at first: a machine may have a hundred of them. */
function Charts({ trends }: { trends: readonly EquipmentTrend[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? trends : trends.slice(0, shownAtFirst);
  return (
    <>
      <div className={classes.charts}>
        {shown.map((trend) => (
          <NearView key={trend.key} height={chartHeight}>
            <TrendChart trend={trend} />
          </NearView>
        ))}
      </div>
      {shown.length < trends.length && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAll(true)}>
          {t('showAll', { count: trends.length })}
        </Button>
      )}
    </>
  );
}
