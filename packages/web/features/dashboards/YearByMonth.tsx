import type { ServicedMonth } from '@assay/contract/dashboards';
import { surfaceDrills } from '@assay/domain/dashboards/surface-drills';
import { monthText, shortMonthText } from '@assay/domain/time';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ChartLegend } from '../../ui/charts/ChartLegend.tsx';
import { ChartPlot } from '../../ui/charts/ChartPlot.tsx';
import type { DrawnChart } from '../../ui/charts/chart-places.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { type Column, DataTable } from '../../ui/list/DataTable.tsx';
import { numberText } from '../../ui/number-text.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { servicedMonthsQuery } from './dashboards.queries.ts';
import { t } from './dashboards.texts.ts';
import { Figure } from './figures.tsx';
import classes from './year-by-month.module.css';

const noLimits = { criticalLow: null, low: null, high: null, criticalHigh: null };

const lineOf = (title: string, months: readonly ServicedMonth[], count: (month: ServicedMonth) => number) => ({
  title,
  values: months.map((one) => ({
    at: `${one.month}-01T00:00:00Z`,
    value: count(one),
    inspectionId: null,
    inspectionName: t('machinesServiced'),
  })),
});

const chartOf = (months: readonly ServicedMonth[]): DrawnChart => ({
  title: t('months'),
  unit: '',
  limits: noLimits,
  estimate: '',
  counts: true,
  dayText: shortMonthText,
  lines: [
    lineOf(t('surfaceDrills'), months, (month) => month.surfaceDrills),
    lineOf(t('equipment'), months, (month) => month.equipment),
  ],
  alt: t('monthsAlt', {
    year: months[0]?.month.slice(0, 4) ?? '',
    text: months
      .map(({ month, equipment }) => t('monthAlt', { month: shortMonthText(month), count: numberText(equipment) }))
      .join(', '),
  }),
});

type Row = ServicedMonth & { id: string };

const columns = (): Column<Row>[] => [
  { id: 'month', header: t('monthColumn'), cell: ({ month }) => monthText(month) },
  {
    id: 'surfaceDrills',
    header: t('surfaceDrills'),
    align: 'end',
    width: '6.125rem',
    cell: ({ month, surfaceDrills: count }) => (
      <Figure count={count} text={numberText(count)} search={{ category: surfaceDrills, serviced: month }} />
    ),
  },
  {
    id: 'equipment',
    header: t('equipment'),
    align: 'end',
    width: '6.125rem',
    cell: ({ month, equipment: count }) => (
      <Figure count={count} text={numberText(count)} search={{ serviced: month }} />
    ),
  },
];

/** The year as a picture, with its numbers beside it. */
export function YearByMonth() {
  const query = useQuery(servicedMonthsQuery);
  return (
    <Panel title={t('months')}>
      {query.isPending && <Placeholder />}
      {query.isError && <ErrorPanel title={t('monthsFailed')} error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Months months={query.data} />}
    </Panel>
  );
}

/** The table grows with the year; the picture beside it ends where its rows do. */
const besideRows = (rows: number): number => Math.max(220, rows * 38);

function Months({ months }: { months: readonly ServicedMonth[] }) {
  const chart = chartOf(months);
  const beside = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.months}>
      <figure className={classes.picture} aria-label={chart.alt}>
        <ChartPlot chart={chart} {...(beside && { height: besideRows(months.length) })} />
        <ChartLegend lines={chart.lines} />
      </figure>
      <DataTable
        label={t('months')}
        columns={columns()}
        rows={months.map((month) => ({ ...month, id: month.month })).toReversed()}
        minWidth="19rem"
      />
    </div>
  );
}
