import type { ProtocolPointReply, ProtocolReply } from '@assay/contract/protocols/protocol';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import { Clipped } from '../../../ui/Clipped.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import classes from './categories.module.css';
import { t } from './detail.texts.ts';

type PointColumn = Column<ProtocolPointReply>;

const text = (id: string, header: string, width: string, of: (point: ProtocolPointReply) => string): PointColumn => ({
  id,
  header,
  width,
  cell: (point) => (of(point) ? <Clipped text={of(point)} /> : t('none')),
});

const flag = (
  id: 'showInReport' | 'showValueInReportHeader' | 'prefill' | 'optional',
  header: string,
): PointColumn => ({
  id,
  header,
  width: '5.75rem',
  cell: (point) => (point[id] ? t('yes') : <span className={classes.no}>{t('no')}</span>),
});

const subcategory = text('subcategory', t('subcategory'), '11rem', (point) => point.subcategoryTitle);

/** What a protocol says of each of its points; subcategories only where it has some. */
export function pointColumns({ phases, categories }: ProtocolReply): PointColumn[] {
  const phaseNames = new Map(phases.map(({ phaseId, name }) => [phaseId, name]));
  const hasSubcategories = categories.some(({ subcategoryTitles }) => subcategoryTitles.length > 0);
  return [
    { id: 'index', header: t('index'), width: '3.75rem', cell: ({ index }) => index + 1 },
    {
      id: 'name',
      header: t('pointName'),
      cell: ({ id, name }) => (
        <span id={id} tabIndex={-1} className={classes.name} title={name}>
          {name}
        </span>
      ),
    },
    ...(hasSubcategories ? [subcategory] : []),
    text('type', t('type'), '11rem', ({ type }) => pointTypeTitles[type]),
    text('phase', t('phase'), '8rem', ({ phaseId }) => phaseNames.get(phaseId ?? '') ?? ''),
    text('measurementTitle', t('measurementTitle'), '11rem', (point) => point.measurementTitle),
    text('unit', t('unit'), '5rem', ({ unitValue }) => unitValue),
    text('sampleIdIndex', t('sampleIdIndex'), '6.5rem', (point) => String(point.sampleIdIndex ?? '')),
    flag('showInReport', t('showInReport')),
    flag('showValueInReportHeader', t('showInHeader')),
    flag('prefill', t('prefill')),
    flag('optional', t('optional')),
  ];
}
