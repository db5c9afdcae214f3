import { newResult } from '@assay/domain/runs/result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { Badge, Group, Text, Title } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { keyOf } from '../queue/records.ts';
import { useShown } from '../queue/use-queue.ts';
import { focusFirstValue } from './focus-first-value.ts';
import { PointBody } from './PointBody.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-pane.module.css';
import type { RunModel } from './run-model.ts';
import { SavingMark } from './SavingMark.tsx';
import type { Step } from './use-run-state.ts';

interface PointPaneProps {
  model: RunModel;
  step: Step;
  /** The inspector has just stepped here: it begins at its top, also for those who hear it. */
  takesFocus: boolean;
  /** The first of its phase. */
  beginsPhase?: boolean;
  /** How many points before it are open. */
  openBefore?: number;
}

/** Steps are made anew with every change; what they say is mostly the same. The focus is taken once, and stays when one leaves. */
const samePane = (one: PointPaneProps, other: PointPaneProps): boolean =>
  one.model === other.model &&
  (one.takesFocus || !other.takesFocus) &&
  one.beginsPhase === other.beginsPhase &&
  (!one.beginsPhase || one.openBefore === other.openBefore) &&
  one.step.at === other.step.at &&
  one.step.warning?.code === other.step.warning?.code;

/** Of a point that was taken away meanwhile. */
const noResult = keyOf('result');

/** One point with everything that is found at it. */
export const PointPane = memo(({ model, step, takesFocus, beginsPhase = false, openBefore = 0 }: PointPaneProps) => {
  const { queue, movesOn = false } = usePerforming();
  const { at, number, categoryId, phaseId } = step;
  const { point } = at;
  const key = model.keyOf(at.id) ?? noResult;
  const parts = useShown(queue, key);
  const result = useMemo(() => parts && resultOf(point, parts), [point, parts]);
  // The protocol says so, or nothing is asked for.
  const isOptional = useMemo(() => model.faultsOf(at, newResult(point)).length === 0, [model, at, point]);
  const title = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // With the next frame, which lays the page out anyway: a step would wait for it twice.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      // Who goes from point to point by answering types at once.
      const value = movesOn ? focusFirstValue(pane.current, point.type) : undefined;
      if (!value) title.current?.focus({ preventScroll: true });
      // Below much else it would be covered by the dock.
      value?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus, movesOn, point.type]);
  if (!result) return null;
  const { categories, phases } = model.snapshot;
  const category = categories.find(({ id }) => id === categoryId);
  const phase = phases.find((one) => one.phaseId === phaseId);
  const place = [category?.title, category?.subcategoryTitles[at.subcategoryTitleIndex ?? -1]];
  return (
    <section ref={pane} className={classes.pane} aria-labelledby="point-title">
      {phase && beginsPhase && (
        <Text className={classes.begins ?? ''}>
          {t('phaseBegins', { number: phases.indexOf(phase) + 1, count: phases.length, name: phase.name })}
          {openBefore > 0 && <span className={classes.left}>{t('phaseLeaves', { count: openBefore })}</span>}
        </Text>
      )}
      <div>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text c="dimmed" className={classes.place ?? ''}>
            {[t('number', { number }), ...place].filter(Boolean).join(' · ')}
            {phase && !beginsPhase && <span className={classes.phase}>{` · ${phase.name}`}</span>}
          </Text>
          <SavingMark of={key} />
        </Group>
        <Group gap="sm">
          <Title order={2} id="point-title" tabIndex={-1} ref={title} className={classes.name ?? ''}>
            {result.nameOverride.trim() || point.name}
          </Title>
          {isOptional && <Badge variant="light">{t('optional')}</Badge>}
        </Group>
      </div>
      <PointBody model={model} step={step} of={key} result={result} ratedElsewhere />
    </section>
  );
}, samePane);
