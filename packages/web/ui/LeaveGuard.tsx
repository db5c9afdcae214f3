import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { t } from './ui.texts.ts';

/** Asks before unsaved work is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      text={t('leaveQuestion')}
      confirm={t('leave')}
      destructive
      onConfirm={proceed}
      onCancel={reset}
    />
  );
}
