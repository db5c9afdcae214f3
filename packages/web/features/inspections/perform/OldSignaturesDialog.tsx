import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { OldSignatures } from '../OldSignatures.tsx';
import { t } from './perform.texts.ts';

interface OldSignaturesDialogProps {
  onSubmit: (useOld: boolean) => void;
  onCancel: () => void;
}

/** The customer signed something else than what is about to be submitted: somebody decides what that is worth. */
export function OldSignaturesDialog({ onSubmit, onCancel }: OldSignaturesDialogProps) {
  const [useOld, setUseOld] = useState<boolean>();
  return (
    <ConfirmDialog
      title={t('oldSignaturesTitle')}
      text={t('oldSignaturesText')}
      confirm={t('submit')}
      disabled={useOld === undefined}
      onConfirm={() => useOld !== undefined && onSubmit(useOld)}
      onCancel={onCancel}
    >
      <OldSignatures useOld={useOld} onChange={setUseOld} />
    </ConfirmDialog>
  );
}
