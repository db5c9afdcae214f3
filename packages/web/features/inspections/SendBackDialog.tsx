import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { ProseField } from '../../ui/form/ProseField.tsx';
import { useFieldErrors } from '../../ui/form/use-field-errors.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useStepStatus } from './perform/inspections.queries.ts';
import { t } from './perform/perform.texts.ts';

/** Sends a submitted inspection back to its inspector, who reads why. */
export function SendBackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const step = useStepStatus(id);
  const [reason, setReason] = useState('');
  const { errors, show } = useFieldErrors({ reason });

  function submit(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault();
    if (reason.trim() === '') {
      show({ reason: t('reasonMissing') });
      return;
    }
    step.mutate(
      { status: 'In_Use', reason },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(t('sentBackDone'));
        },
      },
    );
  }

  return (
    <FormDialog
      title={t('sendBackTitle')}
      save={t('sendBack')}
      failed={t('sendBackFailed')}
      state={{ busy: step.isPending, failure: step.error, submit, isDirty: () => reason.trim() !== '' }}
      onClose={onClose}
    >
      <ProseField
        label={t('sendBackReason')}
        rows={4}
        maxLength={2_000}
        required
        value={reason}
        error={errors.reason}
        data-path="reason"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
