import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspections } from '@assay/contract/inspections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { inspectionSource } from './inspection-lists.queries.ts';
import { MissingParts } from './MissingParts.tsx';
import { t } from './status.texts.ts';

interface EditStatusDialogProps {
  inspection: Pick<InspectionItem, 'id'>;
  onClose: () => void;
}

/** Submits an inspection from the page of its report; the one step that is offered there. */
export function EditStatusDialog({ inspection: { id }, onClose }: EditStatusDialogProps) {
  const client = useQueryClient();
  const submit = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: () => call(inspections.updateStatus, { params: { id }, body: { status: 'Waiting' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: inspectionSource.key }),
  });
  const confirm = () =>
    submit.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notifySuccess(t('edited'));
      },
    });
  return (
    <ConfirmDialog
      title={t('editStatus')}
      text={t('editQuestion')}
      confirm={t('editConfirm')}
      busy={submit.isPending}
      failure={submit.error ? { title: t('editFailed'), error: submit.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <MissingParts id={id} error={submit.error} />
    </ConfirmDialog>
  );
}
