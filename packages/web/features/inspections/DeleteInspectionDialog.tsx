import type { InspectionItem } from '@assay/contract/inspection-item';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './list/list.texts.ts';
import { useDeleteInspection } from './list/report-list.queries.ts';

interface DeleteInspectionDialogProps {
  inspection: InspectionItem;
  onClose: () => void;
  /** Where it was shown. */
  onDeleted?: () => void;
}

export function DeleteInspectionDialog({ inspection, onClose, onDeleted }: DeleteInspectionDialogProps) {
  const remove = useDeleteInspection(inspection);
  const { name } = inspection;
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
        notifySuccess(t('deleted', { name }));
      },
    });
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      text={t('deleteQuestion')}
      cancel={t('deleteCancel')}
      confirm={t('deleteConfirm')}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
