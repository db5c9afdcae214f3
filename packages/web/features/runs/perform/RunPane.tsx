import { undecidedGroups } from '@assay/domain/runs/group-choices';
import { nextOpen } from '@assay/domain/runs/moving-on';
import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, startTransition, useCallback, useDeferredValue, useState } from 'react';
import { ListBeside } from '../../../ui/ListBeside.tsx';
import { ListDrawer } from '../../../ui/ListDrawer.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useSteadyTaps } from '../../../ui/use-steady-taps.ts';
import { AddPoint } from './AddPoint.tsx';
import { MovingOnContext } from './moving-on.ts';
import { PointDock } from './PointDock.tsx';
import { PointPane } from './PointPane.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import classes from './run-pane.module.css';
import { StartChoices } from './StartChoices.tsx';
import type { AfterLast } from './StepButtons.tsx';
import { StepList } from './StepList.tsx';
import { StepListFoot } from './StepListFoot.tsx';
import type { StepFilter } from './step-rows.ts';
import { useMoving } from './use-moving-on.ts';
import { type RunState, type Step, useRunState } from './use-run-state.ts';
import { useStepGuard } from './use-step-guard.ts';

interface RunPaneProps {
  model: RunModel;
  afterLast?: AfterLast | undefined;
}

/** The points of a run at the one that the address names. A large point is drawn in pieces, so that a tap is never waited for. */
export function RunPane(props: RunPaneProps) {
  const { point, from }: Place = useSearch({ strict: false });
  return <PointWalk {...props} point={useDeferredValue(point)} from={useDeferredValue(from)} />;
}

interface Place {
  point?: string | undefined;
  /** The part of the screen that led here. */
  from?: string | undefined;
}

/** The list of points beside the chosen one, or one at a time where there is room for one. */
const PointWalk = memo(({ model, afterLast, point, from }: RunPaneProps & Place) => {
  const { disabled, isDraft } = usePerforming();
  const mayAdd = !disabled && !isDraft;
  const state = useRunState(model);
  const { steps } = state;
  const isOpen = ({ at }: Step) => !model.isDone(at, state.work.results.get(at.id));
  // Who goes on with work wants to see what is left of it; a reader begins at the beginning.
  const [firstOpen] = useState(() => (mayAdd ? nextOpen(steps, -1, isOpen)?.at.id : undefined));
  const shownPoint = point ?? firstOpen;
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  const [steppedTo, setSteppedTo] = useState<string>();
  const choose = useCallback(
    (chosen: string) => {
      setListOpen(false);
      startTransition(() => setSteppedTo(undefined));
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, point: chosen })) as never,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const step = useCallback(
    (chosen: string) => {
      choose(chosen);
      startTransition(() => setSteppedTo(chosen));
    },
    [choose],
  );
  const place = placeOf(steps, shownPoint, model);
  const here = steps[place];
  const blocked = useStepGuard(model, (id) => steps[placeOf(steps, id ?? firstOpen, model)]);
  const steady = useSteadyTaps(here?.at.id);
  const open = nextOpen(steps, place, isOpen);
  const next = steps[place + 1] ?? open;
  const { moving, said, goOn } = useMoving({ model, here, next, onStep: step, onEnd: afterLast?.go });
  const openCount = steps.filter(isOpen).length;
  const isUndecided = undecidedGroups(model.snapshot, state.work.choices).length > 0;
  const list = (onChoose: (pointId: string) => void, opensOn: StepFilter) => (
    <>
      <StepList model={model} state={state} chosenId={here?.at.id} opensOn={opensOn} onChoose={onChoose} />
      <StepListFoot model={model} open={open} onChoose={onChoose} afterLast={afterLast}>
        {!isDraft && !isUndecided && <StartChoices model={model} state={state} />}
      </StepListFoot>
    </>
  );
  if (!here) return <NoPoints model={model} state={state} onAdded={mayAdd ? choose : undefined} />;
  return (
    <MovingOnContext value={moving}>
      {!isDraft && isUndecided && (
        <div className={classes.scope}>
          <StartChoices model={model} state={state} />
        </div>
      )}
      <div className={classes.beside} data-to-edge={!isDraft || undefined}>
        <ListBeside
          belowBar
          list={
            <nav className={classes.list} aria-label={t('listTitle')}>
              {list(choose, 'all')}
            </nav>
          }
        >
          <div className={classes.one} {...steady}>
            <PointPane
              key={here.at.id}
              model={model}
              step={here}
              takesFocus={here.at.id === steppedTo}
              openBefore={steps.slice(0, place).filter(isOpen).length}
              beginsPhase={!isDraft && here.phaseId !== null && steps[place - 1]?.phaseId !== here.phaseId}
            />
            <PointDock
              model={model}
              here={here}
              said={said}
              fault={blocked?.pointId === here.at.id ? blocked.fault : undefined}
              steps={steps}
              place={place}
              open={open}
              openCount={openCount}
              onStep={step}
              onNext={goOn}
              onList={() => setListOpen(true)}
              afterLast={afterLast}
              back={from === 'check' ? afterLast : undefined}
            />
          </div>
        </ListBeside>
      </div>
      <ListDrawer title={t('showList')} opened={isListOpen} onClose={() => setListOpen(false)}>
        {list(step, open ? 'open' : 'all')}
      </ListDrawer>
    </MovingOnContext>
  );
});

interface NoPointsProps {
  model: RunModel;
  state: RunState;
  /** Absent: nothing may be added. */
  onAdded: ((pointId: string) => void) | undefined;
}

const NoPoints = ({ model, state, onAdded }: NoPointsProps) => (
  <Stack gap="md">
    <StartChoices model={model} state={state} />
    <EmptyState title={t('noPoints')} text={t('noPointsText')} />
    {onAdded && <AddPoint model={model} onAdded={onAdded} />}
  </Stack>
);

/** Where a point stands among the steps; near to it where it is not among them any more, at the first where none is named. */
function placeOf(steps: readonly Step[], pointId: string | undefined, model: RunModel): number {
  const place = steps.findIndex(({ at }) => at.id === pointId);
  if (place >= 0 || !pointId) return Math.max(0, place);
  const following = steps.findIndex(({ number }) => number > model.numberOf(pointId));
  return following >= 0 ? following : Math.max(0, steps.length - 1);
}
