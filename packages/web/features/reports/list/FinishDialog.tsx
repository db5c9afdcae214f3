import type { InspectionItem } from '@assay/contract/inspection-item';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { inspectionLink } from '../../inspections/inspection-link.ts';
import { t } from './list.texts.ts';
import { useFinishInspection } from './report-list.queries.ts';

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
      <Missing id={inspection.id} error={finish.error} />
    </ConfirmDialog>
  );
}

/** What stands in the way, and where it is put right. */
function Missing({ id, error }: { id: string; error: Error | null }) {
  if (!(error instanceof ApiError) || error.code !== 'incomplete') return null;
  const items = error.errors.map(({ path, message, pointName }) => ({
    id: path,
    content: pointName ? t('missingAt', { point: pointName, message }) : message,
  }));
  return (
    <>
      <ScrollList label={t('missing')} items={items} />
      <TextLink {...inspectionLink(id)}>{t('openInspection')}</TextLink>
    </>
  );
}
