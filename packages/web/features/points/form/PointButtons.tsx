import type { InspectionPoint } from '@assay/contract/points/point';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useDuplicatePoint } from '../points.queries.ts';
import { DeletePointDialog } from './DeletePointDialog.tsx';
import { t } from './form.texts.ts';
import { faultLines } from './point-faults.ts';
import { usePointFormState } from './point-form-context.ts';

interface PointButtonsProps {
  point?: InspectionPoint;
  form: { busy: boolean; send: () => void; reset: () => void; isDirty: () => boolean };
  /** Nothing in it can be wrong. */
  alwaysValid: boolean;
  onDeleted: () => void;
  onDuplicated: (id: string) => void;
}

/** What can be done with the point in the form. */
export function PointButtons({ point, form, alwaysValid, onDeleted, onDuplicated }: PointButtonsProps) {
  const { draft, isReadOnly, known } = usePointFormState();
  const isFaulty = useDraft(draft, (one) => !alwaysValid && faultLines(one, known) !== '');
  const isDirty = useDraft(draft, form.isDirty);
  const duplicate = useDuplicatePoint();
  const [deleting, setDeleting] = useState(false);
  const [cancelling, setCancelling] = useState(false);

  const makeCopy = (original: InspectionPoint) =>
    duplicate.mutate(original.id, {
      onSuccess: (copy) => {
        notifySuccess(t('duplicated', { name: original.name, copy: copy.name }));
        onDuplicated(copy.id);
      },
    });

  return (
    <>
      {!isReadOnly && (
        <>
          <Button loading={form.busy} disabled={isFaulty} onClick={() => form.send()}>
            {t(point ? 'save' : 'create')}
          </Button>
          <Button variant="default" onClick={() => form.isDirty() && setCancelling(true)}>
            {t('cancel')}
          </Button>
        </>
      )}
      {point && (
        <Tooltip label={t('duplicateDirty')} disabled={!isDirty}>
          <Button
            variant="default"
            loading={duplicate.isPending}
            data-disabled={isDirty || undefined}
            aria-disabled={isDirty || undefined}
            onClick={() => !isDirty && makeCopy(point)}
          >
            {t('duplicate')}
          </Button>
        </Tooltip>
      )}
      {point && !isReadOnly && (
        <Button
          variant="default"
          ml="auto"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setDeleting(true)}
        >
          {t('delete')}
        </Button>
      )}
      {cancelling && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t(point ? 'discardChanges' : 'discardNew')}
          confirm={t('discard')}
          cancel={t('keepEditing')}
          destructive
          onConfirm={() => {
            form.reset();
            setCancelling(false);
          }}
          onCancel={() => setCancelling(false)}
        />
      )}
      {point && deleting && (
        <DeletePointDialog point={point} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
