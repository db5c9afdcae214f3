import type { InspectionItem } from '@assay/contract/inspection-item';
import { listMoment } from '@assay/domain/time';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import classes from './inspection-columns.module.css';
import { openedAt } from './inspection-link.ts';
import { t } from './inspections.texts.ts';
import { RatingMark } from './RatingMark.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { WorstMark } from './WorstMark.tsx';

/** Where the row of an inspection leads. */
type Way = (inspection: InspectionItem) => ReturnType<typeof openedAt>;

const nameTo = (way: Way): Column<InspectionItem> => ({
  id: 'name',
  header: t('name'),
  sortKey: 'name',
  cell: (inspection) => {
    const link = (
      <RowLink {...way(inspection)} title={inspection.name}>
        {inspection.name}
      </RowLink>
    );
    if (inspection.worst === undefined) return link;
    return (
      <span className={classes.named}>
        <WorstMark worst={inspection.worst} />
        {link}
      </span>
    );
  },
});
const date = (): Column<InspectionItem> => ({
  id: 'date',
  header: t('date'),
  sortKey: 'inspectionDate',
  width: '9.75rem',
  cell: ({ inspectionDate }) => listMoment(inspectionDate),
});
const status = (): Column<InspectionItem> => ({
  id: 'status',
  header: t('status'),
  sortKey: 'status',
  width: '7.5rem',
  cell: (inspection) => <StatusBadge {...inspection} />,
});
const serialNumber = (): Column<InspectionItem> => ({
  id: 'serialNumber',
  header: t('serialNumber'),
  sortKey: 'serialNumber',
  width: '8.5rem',
  cell: ({ serialNumber: number }) => (number ? <Clipped text={number} /> : <span data-none>{t('none')}</span>),
});
const inspector = (): Column<InspectionItem> => ({
  id: 'inspector',
  header: t('inspector'),
  sortKey: 'inspector',
  width: '9.5rem',
  cell: (inspection) => <Clipped text={inspection.inspector} />,
});
/** On screens that are wide enough for it. */
const customerColumn = (): Column<InspectionItem> => ({
  id: 'customer',
  header: t('customer'),
  width: '12.5rem',
  secondary: true,
  cell: ({ customerName }) => (customerName ? <Clipped text={customerName} /> : <span data-none>{t('none')}</span>),
});
export const ratingColumn = (): Column<InspectionItem> => ({
  id: 'rating',
  header: t('rating'),
  width: '7rem',
  cell: (inspection) => <RatingMark rating={inspection.rating} />,
});

/** Inspections of many machines. */
export const inspectionColumns = (way: Way = openedAt): Column<InspectionItem>[] => [
  nameTo(way),
  date(),
  status(),
  serialNumber(),
  inspector(),
  customerColumn(),
];

/** Inspections of one customer, who need not be named. */
export const customerInspectionColumns = (): Column<InspectionItem>[] => [
  nameTo(openedAt),
  date(),
  status(),
  serialNumber(),
  inspector(),
];

/** Inspections of one machine, which need not name it. */
export const machineInspectionColumns = (): readonly Column<InspectionItem>[] => [
  nameTo(openedAt),
  date(),
  status(),
  ratingColumn(),
  inspector(),
];
