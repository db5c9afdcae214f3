import type { InspectionItem } from '@assay/contract/inspection-item';
import { listMoment } from '@assay/domain/time';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { inspectionLink } from './inspection-link.ts';
import { t } from './inspections.texts.ts';
import { RatingMark } from './RatingMark.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const name: Column<InspectionItem> = {
  id: 'name',
  header: t('name'),
  sortKey: 'name',
  cell: (inspection) => (
    <RowLink {...inspectionLink(inspection.id)} title={inspection.name}>
      {inspection.name}
    </RowLink>
  ),
};
const date: Column<InspectionItem> = {
  id: 'date',
  header: t('date'),
  sortKey: 'inspectionDate',
  width: '10rem',
  cell: ({ inspectionDate }) => listMoment(inspectionDate),
};
const status: Column<InspectionItem> = {
  id: 'status',
  header: t('status'),
  sortKey: 'status',
  width: '8rem',
  cell: (inspection) => <StatusBadge {...inspection} />,
};
const serialNumber: Column<InspectionItem> = {
  id: 'serialNumber',
  header: t('serialNumber'),
  sortKey: 'serialNumber',
  width: '16%',
  cell: (inspection) => <Clipped text={inspection.serialNumber || t('none')} />,
};
const inspector: Column<InspectionItem> = {
  id: 'inspector',
  header: t('inspector'),
  sortKey: 'inspector',
  width: '18%',
  cell: (inspection) => <Clipped text={inspection.inspector} />,
};
const rating: Column<InspectionItem> = {
  id: 'rating',
  header: t('rating'),
  width: '7rem',
  cell: (inspection) => <RatingMark rating={inspection.rating} />,
};

/** Inspections of many machines. */
export const inspectionColumns: readonly Column<InspectionItem>[] = [name, date, status, serialNumber, inspector];

/** Inspections of one machine, which need not name it. */
export const machineInspectionColumns: readonly Column<InspectionItem>[] = [name, date, status, rating, inspector];
