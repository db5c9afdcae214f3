import type { AuditItem } from '@assay/contract/audits';
import { type Caller, can } from '@assay/domain/access';
import { IconCircleCheck, IconDots, IconDownload, IconFileDescription, IconLockOpen } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { DeleteItem } from '../../../ui/DeleteItem.tsx';
import { RowAction, RowActionLink } from '../../../ui/list/RowAction.tsx';
import { auditReportLink } from '../audit-link.ts';
import { downloadAuditReport } from '../download-audit-report.ts';
import classes from './audit-actions.module.css';
import { t } from './audit-list.texts.ts';

/** What is asked about before it is done. */
export type AuditStep = 'finish' | 'reopen' | 'delete';

interface AuditActionsProps {
  audit: AuditItem;
  reader: Caller;
  onStep: (step: AuditStep, audit: AuditItem) => void;
}

/** Each at a place of its own, so that columns of actions line up; what destroys is never beside what does not. */
export function AuditActions({ audit, reader, onStep }: AuditActionsProps) {
  const { id, name, finished } = audit;
  const download = useMutation({ mutationFn: () => downloadAuditReport(audit) });
  const step = finished ? 'reopen' : 'finish';
  return (
    <div className={classes.actions}>
      {can(reader, 'audits.edit') && (
        <RowAction
          label={t(step, { name })}
          icon={finished ? IconLockOpen : IconCircleCheck}
          onClick={() => onStep(step, audit)}
        />
      )}
      <RowActionLink {...auditReportLink(id)} label={t('view', { name })} icon={IconFileDescription} />
      <RowAction
        label={t('download', { name })}
        icon={IconDownload}
        busy={download.isPending}
        onClick={() => download.mutate()}
      />
      {can(reader, 'audits.delete') && (
        <ActionMenu width="12rem" target={<RowAction label={t('more', { name })} icon={IconDots} />}>
          <DeleteItem label={t('delete')} onClick={() => onStep('delete', audit)} />
        </ActionMenu>
      )}
    </div>
  );
}
