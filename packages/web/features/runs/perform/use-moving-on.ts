import { type Rating, ratings } from '@assay/domain/ratings';
import { stepFaults } from '@assay/domain/runs/judge-result';
import { nextOpen, saysAll } from '@assay/domain/runs/moving-on';
import { ratedByGoingOn } from '@assay/domain/runs/proposed-rating';
import type { PointResult } from '@assay/domain/runs/result';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useMemo, useRef, useState } from 'react';
import type { RecordParts } from '../queue/records.ts';
import type { MovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';
import { ratedChange } from './rated-change.ts';
import { focusRatings } from './reveal-trouble.ts';
import type { RunModel } from './run-model.ts';
import { isTouched, takenBack } from './taken-back.ts';
import type { Step } from './use-run-state.ts';

/** What was answered just before this point came by itself. */
export interface Said {
  number: number;
  name: string;
  rating: Rating;
  undo: () => void;
}

interface Left {
  pointId: string;
  /** Where one came to. */
  to: string;
  said: Omit<Said, 'undo'>;
  before: Partial<RecordParts['result']>;
  /** The answer as it was left. */
  after: Partial<RecordParts['result']>;
}

interface Walking {
  model: RunModel;
  here: Step | undefined;
  /** Where Next leads to. */
  next: Step | undefined;
  onStep: (pointId: string) => void;
  /** Where one goes when nothing is open any more. */
  onEnd: (() => void) | undefined;
  /** The id of its place where several points are on the page. */
  placeId?: string;
}

interface Moving {
  moving: MovingOn;
  said: Said | undefined;
  /** Goes on to a point, to the end where there is none; what is proposed counts as said. */
  goOn: (to: Step | undefined) => void;
}

/** Lets the next open point come once this one is answered by a tap, with a way back. */
export function useMoving({ model, here, next, onStep, onEnd, placeId }: Walking): Moving {
  const performing = usePerforming();
  const { queue, disabled, isDraft, movesOn = false, besides } = performing;
  const [left, setLeft] = useState<Left>();
  const hereId = here?.at.id;
  const partsOf = (pointId: string | undefined): Partial<RecordParts['result']> => {
    const key = pointId === undefined ? undefined : model.keyOf(pointId);
    return (key && queue.shown(key)) ?? {};
  };
  const [opened, setOpened] = useState({ id: hereId, parts: partsOf(hereId) });
  if (opened.id !== hereId) setOpened({ id: hereId, parts: partsOf(hereId) });

  function openAfter(pointId: string): Step | undefined {
    const work = model.work();
    const steps = stepsOf(work);
    const place = steps.findIndex(({ at }) => at.id === pointId);
    return nextOpen(steps, place, ({ at }) => !model.isDone(at, work.results.get(at.id)));
  }

  // What an earlier visit left here is seen before one goes on.
  const isLeft = hereId !== undefined && besides !== undefined && besides.left(hereId) > 0;
  const movesAfter = (result: PointResult | undefined): boolean =>
    movesOn &&
    !disabled &&
    here !== undefined &&
    !isLeft &&
    result !== undefined &&
    model.isDone(here.at, result) &&
    saysAll(here.at, result, model.product);

  /** Goes to another point, which says what was answered here. */
  function leave({ at, number }: Step, { at: { id: to } }: Step): void {
    const result = model.work().results.get(at.id);
    const name = result?.nameOverride.trim() || at.point.name;
    const rating = result?.rating ?? ratings.NotSet;
    const after = partsOf(at.id);
    const before = takenBack(at.point, opened.parts, after);
    setLeft({ pointId: at.id, to, said: { number, name, rating }, before, after });
    onStep(to);
  }

  function answered(): void {
    if (!here || !movesAfter(model.work().results.get(here.at.id))) return;
    const open = openAfter(here.at.id);
    if (open) leave(here, open);
    else onEnd?.();
  }

  /** Rates a point as it is proposed; nothing where something is asked first. */
  function confirmProposed({ at }: Step): Rating | undefined {
    const [key, result] = [model.keyOf(at.id), model.work().results.get(at.id)];
    if (!key || !result || disabled || isDraft) return undefined;
    const isAsked =
      stepFaults(at, result, model.product).length > 0 || pointSlips(at, result, performing, model.product).length > 0;
    const rating = isAsked ? undefined : ratedByGoingOn(at.point, result, model.product);
    if (rating !== undefined) queue.change(key, ratedChange(at.point, result, rating));
    return rating;
  }

  function goOn(to: Step | undefined): void {
    const confirmed = here && confirmProposed(here);
    // A bad rating wants words and photos: it stays, as it does when it is tapped.
    if (confirmed !== undefined && confirmed !== ratings.Ok) return;
    if (!to) onEnd?.();
    else if (here && confirmed !== undefined) leave(here, to);
    else onStep(to.at.id);
  }

  /** From the last field: a point that is to be rated and proposes nothing is rated first. */
  function goOnTyping(): void {
    const result = here && model.work().results.get(here.at.id);
    const isUnrated = here?.at.point.ratingField.present && result?.rating === ratings.NotSet;
    if (isUnrated && ratedByGoingOn(here.at.point, result, model.product) === undefined) focusRatings(placeId);
    else goOn(next);
  }

  const newest = useRef({ answered, movesAfter, goOnTyping });
  newest.current = { answered, movesAfter, goOnTyping };
  const to = movesOn && !disabled && !isLeft && hereId !== undefined ? openAfter(hereId)?.number : undefined;
  const moving = useMemo(
    (): MovingOn => ({
      answered: () => newest.current.answered(),
      toAfter: (result) => (newest.current.movesAfter(result) ? to : undefined),
      on: () => newest.current.goOnTyping(),
    }),
    [to],
  );

  // What was answered since, here or by somebody else, is not what would be taken back.
  const isAsLeft = ({ pointId, after }: Left): boolean => !isTouched(after, partsOf(pointId));
  function undo(): void {
    const key = left && model.keyOf(left.pointId);
    if (!left || !key) return;
    if (isAsLeft(left)) queue.change(key, left.before);
    setLeft(undefined);
    onStep(left.pointId);
  }
  // Whoever has begun with this point is done with the one before.
  const isUntouched = left?.to === hereId && !isTouched(opened.parts, partsOf(hereId));
  return { moving, said: left && isUntouched && isAsLeft(left) ? { ...left.said, undo } : undefined, goOn };
}
