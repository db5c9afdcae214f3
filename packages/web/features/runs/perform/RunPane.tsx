import { Button, Stack } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useState } from 'react';
import { ListBeside } from '../../../ui/ListBeside.tsx';
import { ListDrawer } from '../../../ui/ListDrawer.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AddPoint } from './AddPoint.tsx';
import { PointPane } from './PointPane.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import classes from './run-pane.module.css';
import { StartChoices } from './StartChoices.tsx';
import { type AfterLast, StepButtons } from './StepButtons.tsx';
import { StepList } from './StepList.tsx';
import { type Step, useRunState } from './use-run-state.ts';
import { useStepGuard } from './use-step-guard.ts';

/** The points of a run: the list beside the chosen one, or one at a time where there is room for one. */
export function RunPane({ model, afterLast }: { model: RunModel; afterLast?: AfterLast }) {
  const { disabled, isDraft } = usePerforming();
  const mayAdd = !disabled && !isDraft;
  const state = useRunState(model);
  const { point }: { point?: string } = useSearch({ strict: false });
  // A large point is drawn in pieces, so that a tap is never waited for.
  const shownPoint = useDeferredValue(point);
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  const [steppedTo, setSteppedTo] = useState<string>();
  const choose = useCallback(
    (chosen: string) => {
      setListOpen(false);
      setSteppedTo(undefined);
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
      setSteppedTo(chosen);
    },
    [choose],
  );
  const { steps } = state;
  const place = placeOf(steps, shownPoint, model);
  const here = steps[place];
  const blocked = useStepGuard(model, (id) => steps[placeOf(steps, id, model)]);
  const list = <StepList model={model} state={state} chosenId={here?.at.id} onChoose={choose} />;
  return (
    <Stack gap="md">
      {!isDraft && <StartChoices model={model} state={state} />}
      {!here && (
        <>
          <EmptyState title={t('noPoints')} text={t('noPointsText')} />
          {mayAdd && <AddPoint model={model} onAdded={choose} />}
        </>
      )}
      {here && (
        <ListBeside
          belowBar
          list={
            <nav className={classes.list} aria-label={t('listTitle')}>
              <div className={classes.rows}>{list}</div>
              {mayAdd && <AddPoint model={model} onAdded={choose} />}
            </nav>
          }
        >
          <Button
            variant="default"
            fullWidth
            className={classes.opener ?? ''}
            leftSection={<IconList size={20} aria-hidden />}
            onClick={() => setListOpen(true)}
          >
            {t('stepOf', { place: place + 1, count: steps.length })}
          </Button>
          <PointPane key={here.at.id} model={model} step={here} takesFocus={here.at.id === steppedTo} />
          <StepButtons
            steps={steps}
            place={place}
            fault={blocked?.pointId === here.at.id ? blocked.fault : undefined}
            onStep={step}
            afterLast={afterLast}
          />
        </ListBeside>
      )}
      <ListDrawer title={t('showList')} opened={isListOpen} onClose={() => setListOpen(false)}>
        <div className={classes.rows}>{list}</div>
        {mayAdd && <AddPoint model={model} onAdded={choose} />}
      </ListDrawer>
    </Stack>
  );
}

/** Where a point stands among the steps; near to it where it is not among them any more, at the first where none is named. */
function placeOf(steps: readonly Step[], pointId: string | undefined, model: RunModel): number {
  const place = steps.findIndex(({ at }) => at.id === pointId);
  if (place >= 0 || !pointId) return Math.max(0, place);
  const following = steps.findIndex(({ number }) => number > model.numberOf(pointId));
  return following >= 0 ? following : Math.max(0, steps.length - 1);
}
