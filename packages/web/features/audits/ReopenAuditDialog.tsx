import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSetFinished } from './audit-status.queries.ts';
import { t } from './audit-status.texts.ts';

interface ReopenAuditDialogProps {
  audit: { id: string; name: string };
  onClose: () => void;
}

/** Opens a finished audit for editing; what was finished stays readable. */
export function ReopenAuditDialog({ audit: { id, name }, onClose }: ReopenAuditDialogProps) {
  const step = useSetFinished(id);
  const confirm = () =>
    step.mutate(false, {
      onSuccess: () => {
        onClose();
        notifySuccess(t('isOpen', { name }));
      },
    });
  return (
    <ConfirmDialog
      title={t('reopenTitle', { name })}
      text={t('reopenText')}
      confirm={t('reopenConfirm')}
      busy={step.isPending}
      failure={step.error ? { title: t('reopenFailed'), error: step.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
