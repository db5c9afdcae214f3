import type { InspectionItem } from '@assay/contract/inspection-item';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './list/list.texts.ts';
import { useFinishInspection } from './list/report-list.queries.ts';
import { MissingParts } from './MissingParts.tsx';

interface FinishDialogProps {
  inspection: InspectionItem;
  onClose: () => void;
}

/** Ends the review of an inspection; one that is still in use must have everything that a submit asks for. */
export function FinishDialog({ inspection, onClose }: FinishDialogProps) {
  const finish = useFinishInspection(inspection);
  const { name, status } = inspection;
  const confirm = () =>
    finish.mutate(undefined, {
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
      failure={finish.error ? { title: t('finishFailed'), error: finish.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <MissingParts id={inspection.id} error={finish.error} />
    </ConfirmDialog>
  );
}
