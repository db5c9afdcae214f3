import type { BackgroundService } from '@assay/contract/background-services';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useResetService } from './background-services.queries.ts';
import { t } from './background-services.texts.ts';

interface ResetServiceDialogProps {
  service: BackgroundService;
  onClose: () => void;
}

export function ResetServiceDialog({ service: { id, enabled }, onClose }: ResetServiceDialogProps) {
  const reset = useResetService();
  return (
    <ConfirmDialog
      title={t('resetTitle', { id })}
      text={enabled ? t('resetQuestion') : t('resetQuestionOff')}
      confirm={t('reset')}
      busy={reset.isPending}
      onCancel={onClose}
      onConfirm={() => reset.mutate(id, { onSuccess: () => notifySuccess(t('wasReset', { id })), onSettled: onClose })}
    />
  );
}
