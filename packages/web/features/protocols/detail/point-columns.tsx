import type { ProtocolPointReply, ProtocolReply } from '@assay/contract/protocols/protocol';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import type { Column } from '../../../ui/list/DataTable.tsx';
import classes from './categories.module.css';
import { t } from './detail.texts.ts';

type PointColumn = Column<ProtocolPointReply>;

const text = (id: string, header: string, width: string, of: (point: ProtocolPointReply) => string): PointColumn => ({
  id,
  header,
  width,
  cell: (point) => (of(point) ? <span className={classes.text}>{of(point)}</span> : <span data-none>{t('none')}</span>),
});

const flag = (
  id: 'showInReport' | 'showValueInReportHeader' | 'prefill' | 'optional',
  header: string,
  width: string,
): PointColumn => ({
  id,
  header,
  width,
  cell: (point) => t(point[id] ? 'yes' : 'no'),
});

const PointName = ({ id, name, subcategoryTitle }: ProtocolPointReply) => (
  <div>
    <span id={id} tabIndex={-1} className={classes.name}>
      {name}
    </span>
    {subcategoryTitle && <div className={classes.subcategory}>{t('inSubcategory', { title: subcategoryTitle })}</div>}
  </div>
);

function phaseColumn({ phases }: ProtocolReply): PointColumn {
  const names = new Map(phases.map(({ phaseId, name }) => [phaseId, name]));
  return text('phase', t('phase'), '8rem', ({ phaseId }) => names.get(phaseId ?? '') ?? '');
}

/** What a protocol says of each of its points; of phases where it has them. */
export function pointColumns(protocol: ProtocolReply): PointColumn[] {
  return [
    { id: 'index', header: t('index'), width: '3.5rem', cell: ({ index }) => index + 1 },
    { id: 'name', header: t('pointName'), wrap: true, cell: PointName },
    text('type', t('type'), '13rem', ({ type }) => pointTypeTitles[type]),
    ...(protocol.phasesOn ? [phaseColumn(protocol)] : []),
    text('measurementTitle', t('measurementTitle'), '11rem', (point) => point.measurementTitle),
    text('unit', t('unit'), '5rem', ({ unitValue }) => unitValue),
    text('sampleIdIndex', t('sampleIdIndex'), '6.25rem', (point) => String(point.sampleIdIndex ?? '')),
    flag('showInReport', t('showInReport'), '6.25rem'),
    flag('showValueInReportHeader', t('showInHeader'), '6.5rem'),
    flag('prefill', t('prefill'), '5.25rem'),
    flag('optional', t('optional'), '5.75rem'),
  ];
}
