import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RestRow } from './rest-row.ts';
import type { RunModel } from './run-model.ts';

/** As many as can be looked over at once. */
const mostNamed = 8;

/** Which points become Ok. */
function namesOf({ marks }: RestRow): string {
  const names = marks.map(({ step: { at, number } }) => t('numbered', { number, name: at.point.name }));
  const points = names.slice(0, mostNamed).join(', ');
  const count = names.length - mostNamed;
  return count > 0 ? t('markNamedMore', { points, count }) : t('markNamed', { points });
}

/** Asks once, and names what becomes Ok and what it will not touch. */
export function MarkRest({ model, row, onClose }: { model: RunModel; row: RestRow; onClose: () => void }) {
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
      text={[t('markText', { count: marks.length }), namesOf(row), left].filter(Boolean).join(' ')}
      confirm={t('markConfirm')}
      onConfirm={mark}
      onCancel={onClose}
    />
  );
}
