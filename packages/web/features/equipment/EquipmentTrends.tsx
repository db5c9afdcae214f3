import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { NearView } from '../../ui/list/NearView.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { reportLink } from '../visits/visit-link.ts';
import classes from './equipment-trends.module.css';
import { equipmentTrendsQuery } from './equipment-trends.queries.ts';
import { t } from './equipment-trends.texts.ts';
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
  const [all, setAll] = useState(false);
  const charts = useMemo(() => trends.map((trend) => ({ key: trend.key, chart: trendChart(trend) })), [trends]);
  const wanted = search.toLocaleLowerCase();
  const found = charts.filter(({ chart }) => chart.title.toLocaleLowerCase().includes(wanted));
  const shown = all ? found : found.slice(0, shownAtFirst);
  return (
    <Stack gap="md">
      {charts.length > shownAtFirst && <SearchBox label={t('search')} value={search} onSearch={setSearch} />}
      {found.length === 0 && <Text c="dimmed">{t('noMatch')}</Text>}
      <div className={classes.charts}>
        {shown.map(({ key, chart }) => (
          <NearView key={key} height={chartHeight}>
            <LineChart chart={chart} sourceLink={reportLink} />
          </NearView>
        ))}
      </div>
      {shown.length < found.length && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAll(true)}>
          {t('showAll', { count: found.length })}
        </Button>
      )}
    </Stack>
  );
}
