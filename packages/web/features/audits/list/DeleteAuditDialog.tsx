import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useDeleteAudit } from '../audit-lists.queries.ts';
import { t } from './audit-list.texts.ts';

interface DeleteAuditDialogProps {
  audit: { id: string; name: string };
  onClose: () => void;
}

export function DeleteAuditDialog({ audit: { id, name }, onClose }: DeleteAuditDialogProps) {
  const remove = useDeleteAudit(id);
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
