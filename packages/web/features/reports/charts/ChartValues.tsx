import { useMemo } from 'react';
import { Clipped } from '../../../ui/Clipped.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { More } from '../../../ui/More.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { reportLink } from '../../inspections/inspection-link.ts';
import { type DrawnChart, placesOf, type ValuePlace } from './chart-places.ts';
import { t } from './charts.texts.ts';

const lineColumn: Column<ValuePlace> = { id: 'line', header: t('line'), cell: ({ title }) => <Clipped text={title} /> };
const columns: readonly Column<ValuePlace>[] = [
  { id: 'value', header: t('value'), align: 'end', width: '7rem', cell: ({ value }) => value },
  { id: 'day', header: t('day'), width: '8rem', cell: ({ day }) => day },
  {
    id: 'inspection',
    header: t('inspection'),
    cell: ({ inspectionId, inspectionName }) =>
      inspectionId ? (
        <TextLink {...reportLink(inspectionId)}>
          <Clipped text={inspectionName} />
        </TextLink>
      ) : (
        <Clipped text={inspectionName} />
      ),
  },
];

/** The same values as a table, newest first, each with the way to its inspection. */
export const ChartValues = ({ chart }: { chart: DrawnChart }) => (
  <More title={t('values')}>
    <ValuesTable chart={chart} />
  </More>
);

function ValuesTable({ chart }: { chart: DrawnChart }) {
  const rows = useMemo(() => {
    const byDay = chart.lines.map(({ title, values }) => ({
      title,
      places: values.map(({ at }, index) => ({ x: Date.parse(at), y: 0, index })),
    }));
    return placesOf(chart, { lines: byDay }).toReversed();
  }, [chart]);
  return (
    <DataTable
      label={t('valuesOf', { title: chart.title })}
      columns={chart.lines.length > 1 ? [lineColumn, ...columns] : columns}
      rows={rows}
      minWidth={chart.lines.length > 1 ? '34rem' : '26rem'}
    />
  );
}
