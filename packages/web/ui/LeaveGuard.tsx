import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { notifyFailure, notifySuccess } from './notify.ts';
import { t } from './ui.texts.ts';

interface Place {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

/** What follows a save that was asked for on the way out. */
export interface AfterSaving {
  saved: () => void;
  /** Something is wrong with it, which the page shows. */
  refused: () => void;
}

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** Whether going from here to there leaves the form; every way does by default. */
  leaves?: (from: Place, to: Place) => boolean;
  question?: string;
  /** Saves what was typed; absent where that takes more than one press. */
  save?: (after: AfterSaving) => void;
}

/** Asks before unsaved work is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isDirty, leaves = () => true, question, save }: LeaveGuardProps) {
  const [isSaving, setSaving] = useState(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => leaves(current, next) && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const after = (then?: () => void) => () => {
    setSaving(false);
    then?.();
  };
  function saveFirst(): void {
    setSaving(true);
    const [leave, stay] = [after(proceed), after(reset)];
    save?.({
      saved: () => {
        notifySuccess(t('savedOnLeaving'));
        leave();
      },
      refused: () => {
        notifyFailure(t('notSavedOnLeaving'));
        stay();
      },
    });
  }
  return (
    <LeaveDialog
      question={question ?? t('leaveQuestion')}
      onSave={save && saveFirst}
      isSaving={isSaving}
      onLeave={proceed}
      onStay={reset}
    />
  );
}
