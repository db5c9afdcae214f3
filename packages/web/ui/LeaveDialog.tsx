import { ConfirmDialog } from './ConfirmDialog.tsx';
import { t } from './ui.texts.ts';

interface LeaveDialogProps {
  question: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether what is not saved may be lost. */
export const LeaveDialog = ({ question, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    title={t('leaveTitle')}
    text={question}
    confirm={t('leave')}
    destructive
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
