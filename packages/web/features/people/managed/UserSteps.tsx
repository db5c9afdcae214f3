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

/** Opens an account for another year; whoever has no password gets a link for it instead. */
export function ActivateUserDialog({ user: { id, name, email, expires, hasPassword }, onClose }: UserStepProps) {
  const activate = useActivateUser();
  const words = hasPassword
    ? {
        title: t('activateTitle', { name }),
        text: t('activateText', { date: expires ? listDay(expires) : '' }),
        confirm: t('activate'),
        failed: t('activateFailed'),
        done: t('activated', { name }),
      }
    : {
        title: t('sendLinkTitle', { name }),
        text: t('sendLinkText', { email }),
        confirm: t('sendLink'),
        failed: t('sendLinkFailed'),
        done: t('linkSent', { name }),
      };
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      busy={activate.isPending}
      failure={activate.error ? { title: words.failed, error: activate.error } : undefined}
      onConfirm={() =>
        activate.mutate(id, {
          onSuccess: () => {
            onClose();
            notifySuccess(words.done);
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
