import { Alert } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSetFinished } from './audit-lists.queries.ts';
import { t } from './audit-status.texts.ts';

interface FinishAuditDialogProps {
  audit: { id: string; name: string };
  /** Saves what still waits; false when something is in the way. */
  saveFirst?: () => Promise<boolean>;
  /** How many points nobody has answered, where that is known. */
  unanswered?: number;
  onClose: () => void;
}

/** Ends the editing of an audit with a version of its report. */
export function FinishAuditDialog({ audit: { id, name }, saveFirst, unanswered = 0, onClose }: FinishAuditDialogProps) {
  const step = useSetFinished(id);
  const [isUnsaved, setUnsaved] = useState(false);
  async function confirm(): Promise<void> {
    setUnsaved(false);
    if (saveFirst && !(await saveFirst())) {
      setUnsaved(true);
      return;
    }
    step.mutate(true, {
      onSuccess: () => {
        onClose();
        notifySuccess(t('isFinished', { name }));
      },
    });
  }
  return (
    <ConfirmDialog
      title={t('finishTitle', { name })}
      text={t('finishText')}
      confirm={t('finishConfirm')}
      busy={step.isPending}
      failure={step.error ? { title: t('finishFailed'), error: step.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {unanswered > 0 && <Alert color="yellow">{t('unanswered', { count: unanswered })}</Alert>}
      {isUnsaved && (
        <Alert role="alert" color="red">
          {t('unsavedFirst')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
