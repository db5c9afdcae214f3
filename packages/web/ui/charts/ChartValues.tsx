import type { LinkProps } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Clipped } from '../Clipped.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { More } from '../More.tsx';
import { TextLink } from '../TextLink.tsx';
import { type DrawnChart, placesOf, type ValuePlace } from './chart-places.ts';
import { t } from './charts.texts.ts';

const lineColumn = (): Column<ValuePlace> => ({
  id: 'line',
  header: t('line'),
  cell: ({ title }) => <Clipped text={title} />,
});
const columns = (sourceLink: SourceLink): readonly Column<ValuePlace>[] => [
  { id: 'day', header: t('day'), width: '9.75rem', cell: ({ moment }) => moment },
  { id: 'value', header: t('value'), align: 'end', width: '7rem', cell: ({ value }) => value },
  {
    id: 'inspection',
    header: t('inspection'),
    cell: ({ inspectionId, inspectionName }) =>
      inspectionId ? (
        <TextLink {...sourceLink(inspectionId)}>
          <Clipped text={inspectionName} />
        </TextLink>
      ) : (
        <Clipped text={inspectionName} />
      ),
  },
];

/** Where the visit that a value was taken on is read. */
export type SourceLink = (visitId: string) => Pick<LinkProps, 'to' | 'params'>;

interface ChartValuesProps {
  chart: DrawnChart;
  sourceLink: SourceLink;
}

/** The same values as a table, newest first, each with the way to its inspection. */
export const ChartValues = (props: ChartValuesProps) => (
  <More title={t('values')}>
    <ValuesTable {...props} />
  </More>
);

function ValuesTable({ chart, sourceLink }: ChartValuesProps) {
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
      columns={chart.lines.length > 1 ? [lineColumn(), ...columns(sourceLink)] : columns(sourceLink)}
      rows={rows}
      folds="phone"
      minWidth={chart.lines.length > 1 ? '34rem' : '26rem'}
    />
  );
}
