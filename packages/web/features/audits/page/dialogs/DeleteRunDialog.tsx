import type { RunOutline } from '@assay/contract/audits';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { machineName } from '../runs/run-name.ts';
import { t } from './dialogs.texts.ts';
import { useDeleteRun } from './runs.queries.ts';

export function DeleteRunDialog({ run, onClose }: { run: RunOutline; onClose: () => void }) {
  const remove = useDeleteRun(run);
  return (
    <ConfirmDialog
      title={t('deleteTitle', { protocol: run.inspectionProtocolName, equipment: machineName(run) })}
      text={t('deleteText')}
      confirm={t('delete')}
      cancel={t('cancel')}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
