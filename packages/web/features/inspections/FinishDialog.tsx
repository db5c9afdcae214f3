import type { InspectionItem } from '@assay/contract/inspection-item';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './list/list.texts.ts';
import { useFinishInspection } from './list/report-list.queries.ts';
import { MissingParts } from './MissingParts.tsx';
import { useSignatureQuestion } from './use-signature-question.tsx';

interface FinishDialogProps {
  inspection: InspectionItem;
  onClose: () => void;
}

/** Ends the review of an inspection; one that is still in use must have everything that a submit asks for. */
export function FinishDialog({ inspection, onClose }: FinishDialogProps) {
  const finish = useFinishInspection(inspection);
  const { question, isOpen, decided, failure } = useSignatureQuestion(finish.error);
  const { name, status } = inspection;
  const confirm = () =>
    finish.mutate(decided, {
      onSuccess: () => {
        onClose();
        notifySuccess(t('finished', { name }));
      },
    });
  return (
    <ConfirmDialog
      title={t('finishTitle')}
      text={t(status === 'In_Use' ? 'finishInUse' : 'finishWaiting', { name })}
      confirm={t('finishConfirm')}
      busy={finish.isPending}
      disabled={isOpen}
      failure={failure ? { title: t('finishFailed'), error: failure } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <MissingParts id={inspection.id} error={finish.error} />
      {question}
    </ConfirmDialog>
  );
}
