import type { ExternalUser } from '@assay/contract/people';
import { listDay } from '@assay/domain/time';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useActivateUser, useDeleteUser } from './managed-users.queries.ts';
import { t } from './managed-users.texts.ts';

interface UserStepProps {
  user: ExternalUser;
  onClose: () => void;
}

export function ActivateUserDialog({ user: { id, name, expires }, onClose }: UserStepProps) {
  const activate = useActivateUser();
  return (
    <ConfirmDialog
      title={t('activateTitle', { name })}
      text={t('activateText', { date: expires ? listDay(expires) : '' })}
      confirm={t('activate')}
      busy={activate.isPending}
      failure={activate.error ? { title: t('activateFailed'), error: activate.error } : undefined}
      onConfirm={() =>
        activate.mutate(id, {
          onSuccess: () => {
            onClose();
            notifySuccess(t('activated', { name }));
          },
        })
      }
      onCancel={onClose}
    />
  );
}

export function DeleteUserDialog({ user: { id, name }, onClose }: UserStepProps) {
  const remove = useDeleteUser();
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      confirm={t('deleteConfirm')}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            onClose();
            notifySuccess(t('deleted', { name }));
          },
        })
      }
      onCancel={onClose}
    />
  );
}
