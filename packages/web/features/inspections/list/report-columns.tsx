import type { InspectionItem } from '@assay/contract/inspection-item';
import { type Caller, can } from '@assay/domain/access';
import { Group } from '@mantine/core';
import { IconCircleCheck, IconFileDescription, IconTrash } from '@tabler/icons-react';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { RowAction, RowActionLink } from '../../../ui/list/RowAction.tsx';
import { DownloadMenu } from '../../reports/download/DownloadMenu.tsx';
import { reportLink } from '../../visits/visit-link.ts';
import { inspectionColumns, ratingColumn } from '../inspection-columns.tsx';
import { t } from './list.texts.ts';
import { RatingButtons } from './RatingButtons.tsx';

interface ReportColumnsProps {
  reader: Caller;
  onFinish: (inspection: InspectionItem) => void;
  onDelete: (inspection: InspectionItem) => void;
}

/** What everybody reads of a report, and what the reader may do with it. */
export const reportColumns = ({ reader, onFinish, onDelete }: ReportColumnsProps): Column<InspectionItem>[] => [
  ...inspectionColumns(({ id }) => reportLink(id)),
  can(reader, 'inspections.rate')
    ? { id: 'rating', header: t('rating'), width: '7.5rem', cell: (row) => <RatingButtons inspection={row} /> }
    : ratingColumn,
  {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    width: '10.5rem',
    align: 'end',
    cell: (row) => (
      <Group gap={0} wrap="nowrap" justify="flex-end">
        <RowActionLink
          to="/Reports/$id/details"
          params={{ id: row.id }}
          label={t('details', { name: row.name })}
          icon={IconFileDescription}
        />
        {row.status === 'Finished' && <DownloadMenu report={row} />}
        {row.status !== 'Finished' && can(reader, 'inspections.finish') && (
          <RowAction label={t('finish', { name: row.name })} icon={IconCircleCheck} onClick={() => onFinish(row)} />
        )}
        {can(reader, 'inspections.delete') && (
          <RowAction
            label={t('delete', { name: row.name })}
            icon={IconTrash}
            destructive
            onClick={() => onDelete(row)}
          />
        )}
      </Group>
    ),
  },
];
