import { nextOpen } from '@assay/domain/runs/moving-on';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { t as perform } from '../../../runs/perform/perform.texts.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { useRunState } from '../../../runs/perform/use-run-state.ts';
import { t } from '../audit-page.texts.ts';
import { useAuditPlace } from '../audit-place.ts';
import { useAuditWork } from '../audit-work.ts';
import { leadTo } from '../contents/lead-to.ts';
import { useWithServer } from '../server-reach.ts';
import classes from './point-list.module.css';
import { runProgress } from './run-progress.ts';

interface PointOnwardProps {
  model: RunModel;
  pointId: string;
  /** Folds this point, and unfolds another one. */
  onStep: (from: string, to: string) => void;
}

/** The way on from a point that is unfolded: to the next open one, else to the next run with any, else to the check. */
export function PointOnward({ model, pointId, onStep }: PointOnwardProps) {
  const { queue } = usePerforming();
  const { inOrder, check } = useAuditWork();
  const { steps, work } = useRunState(model);
  const { go } = useAuditPlace();
  const { from }: { from?: string } = useSearch({ strict: false });
  const onCheck = useWithServer()(check);
  const place = steps.findIndex(({ at }) => at.id === pointId);
  const open = nextOpen(steps, place, ({ at }) => !model.isDone(at, work.results.get(at.id)));
  const here = inOrder.findIndex(({ id }) => id === model.runId);
  const next = nextOpen(inOrder, here, ({ run }) => {
    const { answered, points } = runProgress(queue, run);
    return run.includedInReport && answered < points;
  });

  function toRun(id: string): void {
    go({ run: id });
    // After it is unfolded.
    setTimeout(() => leadTo(`run-${id}`));
  }

  const onward = <IconChevronRight size={18} aria-hidden />;
  return (
    <div className={classes.onward}>
      {from === 'check' && (
        <Button variant="default" onClick={onCheck}>
          {perform('backToCheck')}
        </Button>
      )}
      {open ? (
        <Button variant="default" rightSection={onward} onClick={() => onStep(pointId, open.at.id)}>
          {perform('nextOpen', { number: open.number })}
        </Button>
      ) : next ? (
        <Button variant="default" rightSection={onward} onClick={() => toRun(next.id)}>
          {t('nextRun', { run: next.title })}
        </Button>
      ) : (
        from !== 'check' && (
          <Button variant="default" rightSection={onward} onClick={onCheck}>
            {t('checkAndFinish')}
          </Button>
        )
      )}
    </div>
  );
}
