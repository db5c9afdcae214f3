import { type Rating, ratings } from '@assay/domain/ratings';
import { nextOpen, saysAll } from '@assay/domain/runs/moving-on';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordParts } from '../queue/records.ts';
import type { MovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
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
}

const answerParts = [
  'rating',
  'comment',
  'value',
  'selection',
  'content',
  'rangeValues',
  'multipleChoices',
  'dropdowns',
  'followUps',
  'prefilled',
  'prefilledCells',
] as const;

interface Walking {
  model: RunModel;
  here: Step | undefined;
  onStep: (pointId: string) => void;
  /** Where one goes when nothing is open any more. */
  onEnd: (() => void) | undefined;
}

/** Lets the next open point come once this one is answered by a tap, with a way back. */
export function useMoving({ model, here, onStep, onEnd }: Walking): { moving: MovingOn; said: Said | undefined } {
  const { queue, disabled, movesOn = false, besides } = usePerforming();
  const [left, setLeft] = useState<Left>();
  const hereId = here?.at.id;
  const opened = useRef<Partial<RecordParts['result']>>({});
  useEffect(() => {
    const key = hereId === undefined ? undefined : model.keyOf(hereId);
    const parts = key && queue.shown(key);
    opened.current = Object.fromEntries(
      answerParts.flatMap((name) => (parts && name in parts ? [[name, parts[name]]] : [])),
    );
  }, [model, queue, hereId]);

  function openAfter(pointId: string): Step | undefined {
    const work = model.work();
    const steps = stepsOf(work);
    const place = steps.findIndex(({ at }) => at.id === pointId);
    return nextOpen(steps, place, ({ at }) => !model.isDone(at, work.results.get(at.id)));
  }

  function answered(): void {
    if (!movesOn || disabled || !here) return;
    const { at, number } = here;
    // What an earlier visit left here is seen before one goes on.
    if (besides && besides.left(at.id) > 0) return;
    const result = model.work().results.get(at.id);
    if (!result || !model.isDone(at, result) || !saysAll(at, result, model.product)) return;
    const next = openAfter(at.id);
    if (!next) {
      onEnd?.();
      return;
    }
    const name = result.nameOverride.trim() || at.point.name;
    setLeft({ pointId: at.id, to: next.at.id, said: { number, name, rating: result.rating }, before: opened.current });
    onStep(next.at.id);
  }

  const newest = useRef(answered);
  newest.current = answered;
  const to = movesOn && !disabled && hereId !== undefined ? openAfter(hereId)?.number : undefined;
  const moving = useMemo((): MovingOn => ({ answered: () => newest.current(), to }), [to]);

  function undo(): void {
    const key = left && model.keyOf(left.pointId);
    if (!left || !key) return;
    queue.change(key, { rating: ratings.NotSet, ...left.before });
    setLeft(undefined);
    onStep(left.pointId);
  }
  return { moving, said: left && left.to === hereId ? { ...left.said, undo } : undefined };
}
