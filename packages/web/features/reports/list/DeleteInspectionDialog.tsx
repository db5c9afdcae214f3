import type { InspectionItem } from '@assay/contract/inspection-item';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { t } from './list.texts.ts';
import { useDeleteInspection } from './report-list.queries.ts';

interface DeleteInspectionDialogProps {
  inspection: InspectionItem;
  onClose: () => void;
}

export function DeleteInspectionDialog({ inspection, onClose }: DeleteInspectionDialogProps) {
  const remove = useDeleteInspection(inspection);
  const { name } = inspection;
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
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
