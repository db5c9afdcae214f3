import type { InspectionPoint } from '@assay/contract/points/point';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useDeletePoint } from '../inspection-points.queries.ts';
import { t } from './form.texts.ts';

interface DeletePointDialogProps {
  point: InspectionPoint;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeletePointDialog({ point: { id, name }, onClose, onDeleted }: DeletePointDialogProps) {
  const remove = useDeletePoint();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notifySuccess(t('deleted', { name }));
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      text={t('deleteQuestion', { name })}
      confirm={t('delete')}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
