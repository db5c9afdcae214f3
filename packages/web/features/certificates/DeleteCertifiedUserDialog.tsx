import type { CertifiedUser } from '@assay/contract/certificates';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type Attempts, useDeleteCertifiedUser } from './certifications.queries.ts';
import { t } from './certifications.texts.ts';

interface DeleteCertifiedUserDialogProps {
  user: CertifiedUser;
  attempts: Attempts;
  onClose: () => void;
}

/** A failure is told on the page, above the list. */
export function DeleteCertifiedUserDialog({ user, attempts, onClose }: DeleteCertifiedUserDialogProps) {
  const remove = useDeleteCertifiedUser(attempts);
  const { email } = user;
  return (
    <ConfirmDialog
      title={t('deleteTitle', { email })}
      text={t('deleteText', { email })}
      confirm={t('deleteConfirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(user, { onSuccess: () => notifySuccess(t('deleted', { email })), onSettled: onClose })
      }
      onCancel={onClose}
    />
  );
}
