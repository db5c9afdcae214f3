import { Alert, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSetFinished } from './audit-lists.queries.ts';
import { t } from './audit-status.texts.ts';
import classes from './finish-audit.module.css';

interface FinishAuditDialogProps {
  audit: { id: string; name: string };
  /** Saves what still waits; false when something is in the way. */
  saveFirst?: () => Promise<boolean>;
  /** How many points are still open, where that is known. */
  open?: number;
  /** Who else has it open and where they are, each in one line. */
  others?: readonly string[];
  /** What else should be looked at first. */
  children?: ReactNode;
  onClose: () => void;
}

/** Ends the editing of an audit with a version of its report. */
export function FinishAuditDialog(props: FinishAuditDialogProps) {
  const {
    audit: { id, name },
    saveFirst,
    open = 0,
    others = [],
    children,
    onClose,
  } = props;
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
      lookFirst={open > 0 || children !== undefined}
      busy={step.isPending}
      failure={step.error ? { title: t('finishFailed'), error: step.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {/* Whoever may finish an audit may reopen it. */}
      <Text size="sm">{t('canReopen')}</Text>
      {open > 0 && <Alert color="yellow">{t('open', { count: open })}</Alert>}
      {children}
      {others.length > 0 && (
        <Alert color="yellow" title={t('alsoHere')}>
          <ul className={classes.people}>
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Text size="sm">{t('theirUnsaved')}</Text>
        </Alert>
      )}
      {isUnsaved && (
        <Alert role="alert" color="red">
          {t('unsavedFirst')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
