import type { ServicedCompany } from '@assay/contract/dashboards';
import { percentageOf } from '@assay/domain/dashboards/service-periods';
import type { Column } from '../../ui/list/DataTable.tsx';
import { numberText } from '../../ui/number-text.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { t } from './dashboards.texts.ts';

export type Serviced = Pick<ServicedCompany, 'totalNumberOfEquipment' | 'serviceData'>;

/** What narrows the list of equipment to what a figure counts. */
export type EquipmentSearch = Readonly<Record<string, string>>;

interface FigureProps {
  count: number;
  text: string;
  search: EquipmentSearch;
}

/** A figure leads to the machines that it counts, where there are any. */
export const Figure = ({ count, text, search }: FigureProps) =>
  count === 0 ? (
    text
  ) : (
    <TextLink to="/Equipments" search={search as never}>
      {text}
    </TextLink>
  );

const shareText = (count: number, total: number): string =>
  t('share', { number: numberText(count), percentage: String(percentageOf(count, total)) });

const periods = [
  { id: 'week', name: 'lastWeek' },
  { id: 'month', name: 'lastMonth' },
  { id: 'year', name: 'lastYear' },
] as const;

/** The total and what was serviced of it; the same for customers and companies. */
export const figureColumns = <Row extends Serviced>(searchOf: (row: Row) => EquipmentSearch): Column<Row>[] => [
  {
    id: 'total',
    header: t('total'),
    sortKey: 'total',
    align: 'end',
    width: '8.5rem',
    cell: (row) => (
      <Figure count={row.totalNumberOfEquipment} text={numberText(row.totalNumberOfEquipment)} search={searchOf(row)} />
    ),
  },
  ...periods.map(
    ({ id, name }): Column<Row> => ({
      id,
      header: t(id),
      sortKey: id,
      align: 'end',
      width: '10.75rem',
      cell: (row) => (
        <Figure
          count={row.serviceData[name]}
          text={shareText(row.serviceData[name], row.totalNumberOfEquipment)}
          search={{ ...searchOf(row), serviced: id }}
        />
      ),
    }),
  ),
];

/** What a column is sorted by. */
export function figureOf({ totalNumberOfEquipment, serviceData }: Serviced, key: string): number {
  const period = periods.find(({ id }) => id === key);
  return period ? serviceData[period.name] : totalNumberOfEquipment;
}
