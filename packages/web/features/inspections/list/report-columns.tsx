import type { InspectionItem } from '@assay/contract/inspection-item';
import { type Caller, can } from '@assay/domain/access';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { reportLink } from '../../visits/visit-link.ts';
import { inspectionColumns, ratingColumn } from '../inspection-columns.tsx';
import { RatingButtons } from '../RatingButtons.tsx';
import { t } from './list.texts.ts';
import { ReportActions } from './ReportActions.tsx';

interface ReportColumnsProps {
  reader: Caller;
  onFinish: (inspection: InspectionItem) => void;
  onDelete: (inspection: InspectionItem) => void;
}

/** What everybody reads of a report, and what the reader may do with it. */
export const reportColumns = ({ reader, onFinish, onDelete }: ReportColumnsProps): Column<InspectionItem>[] => [
  ...inspectionColumns(({ id }) => reportLink(id)),
  can(reader, 'inspections.rate')
    ? {
        id: 'rating',
        header: t('rating'),
        width: 'calc(2 * var(--assay-small-height) + 1.5rem)',
        cell: (row) => <RatingButtons inspection={row} />,
      }
    : ratingColumn(),
  {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    width: 'calc(3 * var(--assay-small-height) + 1.5rem)',
    align: 'end',
    cell: (row) => <ReportActions row={row} reader={reader} onFinish={onFinish} onDelete={onDelete} />,
  },
];
