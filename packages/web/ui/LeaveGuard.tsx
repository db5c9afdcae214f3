import { useBlocker } from '@tanstack/react-router';
import { LeaveDialog } from './LeaveDialog.tsx';
import { t } from './ui.texts.ts';

interface Place {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** Whether going from here to there leaves the form; every way does by default. */
  leaves?: (from: Place, to: Place) => boolean;
  question?: string;
}

/** Asks before unsaved work is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isDirty, leaves = () => true, question = t('leaveQuestion') }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => leaves(current, next) && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <LeaveDialog question={question} onLeave={proceed} onStay={reset} />;
}
