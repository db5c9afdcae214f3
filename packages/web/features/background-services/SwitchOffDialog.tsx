import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSetEnabled } from './background-services.queries.ts';
import { t } from './background-services.texts.ts';

/** Asks before work stops happening; that it goes on is never asked. */
export function SwitchOffDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const setEnabled = useSetEnabled();
  return (
    <ConfirmDialog
      title={t('offTitle', { id })}
      text={t('offQuestion')}
      confirm={t('off')}
      busy={setEnabled.isPending}
      onCancel={onClose}
      onConfirm={() => setEnabled.mutate({ id, enabled: false }, { onSettled: onClose })}
    />
  );
}
