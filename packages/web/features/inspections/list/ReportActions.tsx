import type { InspectionItem } from '@assay/contract/inspection-item';
import { type Caller, can } from '@assay/domain/access';
import { IconCircleCheck, IconDots, IconFileDescription } from '@tabler/icons-react';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { DeleteItem } from '../../../ui/DeleteItem.tsx';
import { RowAction, RowActionLink } from '../../../ui/list/RowAction.tsx';
import { DownloadMenu } from '../../reports/download/DownloadMenu.tsx';
import { t } from './list.texts.ts';
import classes from './report-actions.module.css';

interface ReportActionsProps {
  row: InspectionItem;
  reader: Caller;
  onFinish: (inspection: InspectionItem) => void;
  onDelete: (inspection: InspectionItem) => void;
}

/** Each at a place of its own, so that columns of actions line up; what destroys is never beside what does not. */
export function ReportActions({ row, reader, onFinish, onDelete }: ReportActionsProps) {
  const finished = row.status === 'Finished';
  return (
    <div className={classes.actions}>
      <span>
        {!finished && can(reader, 'inspections.finish') && (
          <RowAction label={t('finish', { name: row.name })} icon={IconCircleCheck} onClick={() => onFinish(row)} />
        )}
        {finished && <DownloadMenu report={row} />}
      </span>
      <RowActionLink
        to="/Reports/$id/details"
        params={{ id: row.id }}
        label={t('details', { name: row.name })}
        icon={IconFileDescription}
      />
      {can(reader, 'inspections.delete') && (
        <ActionMenu width="12rem" target={<RowAction label={t('more', { name: row.name })} icon={IconDots} />}>
          <DeleteItem label={t('delete')} onClick={() => onDelete(row)} />
        </ActionMenu>
      )}
    </div>
  );
}
