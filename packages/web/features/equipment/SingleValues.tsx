import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { type Band, bandOf } from '@assay/domain/measurements/limits';
import { listMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, DataTable } from '../../ui/list/DataTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportLink } from '../visits/visit-link.ts';
import { t } from './equipment-trends.texts.ts';

interface SingleValue {
  id: string;
  title: string;
  value: string;
  /** Where it lies; undefined without limits. */
  band: Band | undefined;
  at: string;
  inspectionId: string | null;
  inspectionName: string;
}

const bandKeys = {
  ok: 'withinLimits',
  low: 'beyondLimit',
  high: 'beyondLimit',
  criticalLow: 'beyondCritical',
  criticalHigh: 'beyondCritical',
} as const satisfies Record<Band, string>;

const columns = (): readonly Column<SingleValue>[] => [
  { id: 'title', header: t('measurement'), cell: ({ title }) => <Clipped text={title} /> },
  { id: 'value', header: t('value'), align: 'end', width: '8rem', cell: ({ value }) => value },
  {
    id: 'limits',
    header: t('limits'),
    width: '13rem',
    cell: ({ band }) => (band ? t(bandKeys[band]) : t('noLimits')),
  },
  { id: 'at', header: t('measuredAt'), width: '9.75rem', cell: ({ at }) => listMoment(at) },
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

const hasLimits = ({ limits }: EquipmentTrend): boolean => Object.values(limits).some((limit) => limit !== null);

/** A chart of one line may be called like it. */
const isNamed = ({ title }: EquipmentTrend, line: string): boolean =>
  line === '' || title === line || title.endsWith(` · ${line}`);

const rowsOf = (trend: EquipmentTrend): SingleValue[] =>
  trend.lines.flatMap(({ title, values }) =>
    values.map(({ value, at, inspectionId, inspectionName }) => ({
      id: `${trend.key}/${title}`,
      title: isNamed(trend, title) ? trend.title : t('lineOf', { title: trend.title, line: title }),
      value: trend.unit ? t('withUnit', { value: String(value), unit: trend.unit }) : String(value),
      band: hasLimits(trend) ? bandOf(value, trend.limits) : undefined,
      ...{ at, inspectionId, inspectionName },
    })),
  );

/** What was measured once: a number, since one dot makes no line. */
export const SingleValues = ({ trends }: { trends: readonly EquipmentTrend[] }) =>
  trends.length > 0 && (
    <div>
      <Text fw={600}>{t('measuredOnce')}</Text>
      <DataTable
        label={t('measuredOnce')}
        columns={columns()}
        rows={trends.flatMap(rowsOf)}
        folds="phone"
        minWidth="46rem"
      />
    </div>
  );
