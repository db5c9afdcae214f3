import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import type { MarkRow } from './step-rows.ts';

/** Asks once, and names what it will not touch. */
export function MarkRest({ model, row, onClose }: { model: RunModel; row: MarkRow; onClose: () => void }) {
  const { queue } = usePerforming();
  const { marks, leaves, group } = row;
  function mark(): void {
    for (const { step, change } of marks) {
      const key = model.keyOf(step.at.id);
      if (key) queue.change(key, change);
    }
    onClose();
  }
  const left = leaves.length > 0 && t('markLeft', { points: leaves.join(', ') });
  return (
    <ConfirmDialog
      title={t('markTitle', { group })}
      text={[t('markText', { count: marks.length }), left].filter(Boolean).join(' ')}
      confirm={t('markConfirm')}
      onConfirm={mark}
      onCancel={onClose}
    />
  );
}
