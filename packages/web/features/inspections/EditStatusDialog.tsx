import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspections } from '@assay/contract/inspections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { inspectionSource } from './inspection-lists.queries.ts';
import { MissingParts } from './MissingParts.tsx';
import { t } from './status.texts.ts';
import { type SignatureQuestion, useSignatureQuestion } from './use-signature-question.tsx';

interface EditStatusDialogProps {
  inspection: Pick<InspectionItem, 'id'>;
  onClose: () => void;
}

/** Submits an inspection from the page of its report; the one step that is offered there. */
export function EditStatusDialog({ inspection: { id }, onClose }: EditStatusDialogProps) {
  const client = useQueryClient();
  const submit = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (decided: SignatureQuestion['decided']) =>
      call(inspections.updateStatus, { params: { id }, body: { status: 'Waiting', ...decided } }),
    onSuccess: () => client.invalidateQueries({ queryKey: inspectionSource.key }),
  });
  const { question, isOpen, decided, failure } = useSignatureQuestion(submit.error);
  const confirm = () =>
    submit.mutate(decided, {
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
      disabled={isOpen}
      failure={failure ? { title: t('editFailed'), error: failure } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <MissingParts id={id} error={submit.error} />
      {question}
    </ConfirmDialog>
  );
}
