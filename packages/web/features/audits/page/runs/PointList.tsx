import type { PointType } from '@assay/domain/points/point-types';
import { type CategoryLines, pointLines } from '@assay/domain/runs/point-lines';
import { Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NearView } from '../../../../ui/list/NearView.tsx';
import { AddPoint } from '../../../runs/perform/AddPoint.tsx';
import { focusFirstValue } from '../../../runs/perform/focus-first-value.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { StartChoices } from '../../../runs/perform/StartChoices.tsx';
import { useRunState } from '../../../runs/perform/use-run-state.ts';
import { useAuditPlace } from '../audit-place.ts';
import { useAuditWork } from '../audit-work.ts';
import { leadTo, onwardLevel, pointPlace } from '../contents/lead-to.ts';
import { holdTapped } from '../contents/stay-in-place.ts';
import { CategoryRest } from './CategoryRest.tsx';
import { PointRow } from './PointRow.tsx';
import classes from './point-list.module.css';
import type { RunPart } from './run-part.ts';
import { t } from './runs.texts.ts';

/** How high a folded point and a title are about, in pixels. */
const lineHeight = 40;

const isOfPart = ({ id }: CategoryLines, part: RunPart): boolean =>
  part === 'all' || (id === '') === (part === 'extra');

interface PointListProps {
  model: RunModel;
  part: RunPart;
  /** The machine that its answers were copied from. */
  clonedFrom: string | undefined;
}

/** The points of a run, numbered across its categories; each unfolds in its place. */
export function PointList({ model, part, clonedFrom }: PointListProps) {
  const { disabled } = usePerforming();
  const state = useRunState(model);
  const groups = useMemo(
    () => pointLines(model.snapshot.categories, state.steps).filter((group) => isOfPart(group, part)),
    [model, state.steps, part],
  );
  // Where there is a section of extra points, they are added there.
  const hasExtra = state.steps.some(({ categoryId }) => categoryId === '');
  const { place, go } = useAuditPlace();
  const { jumps } = useAuditWork();
  const named = place.run === model.runId ? place.point : undefined;
  const isHere = groups.some(({ lines }) => lines.some(({ id }) => id === named));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const clicked = useRef<string>(undefined);
  const address = useRef(named);
  address.current = named;
  const typeOf = useRef((_: string): PointType | undefined => undefined);
  typeOf.current = (pointId) => state.steps.find(({ at }) => at.id === pointId)?.at.point.type;

  // What the address names is unfolded and brought into view, unless it was just unfolded by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line of the check may lead to where the address is already.
  useEffect(() => {
    const isByHand = clicked.current === named;
    clicked.current = undefined;
    if (!named || !isHere || isByHand) return;
    setOpen((before) => new Set([...before, named]));
    const frame = requestAnimationFrame(() => leadTo(pointPlace(model.runId, named)));
    return () => cancelAnimationFrame(frame);
  }, [model.runId, named, isHere, jumps]);

  const toggle = useCallback(
    (pointId: string, isOpen: boolean) => {
      setOpen((before) => new Set(isOpen ? [...before].filter((id) => id !== pointId) : [...before, pointId]));
      clicked.current = isOpen ? undefined : pointId;
      go({ run: model.runId, ...(!isOpen && { point: pointId }) });
    },
    [go, model.runId],
  );
  const step = useCallback(
    (from: string, to: string) => {
      const level = onwardLevel(pointPlace(model.runId, from));
      // At once: between the one that folds and the one that unfolds the page would be seen to jump.
      flushSync(() => setOpen((before) => new Set([...[...before].filter((id) => id !== from), to])));
      // Where the address names it already, nothing follows.
      clicked.current = address.current === to ? undefined : to;
      go({ run: model.runId, point: to });
      const place = pointPlace(model.runId, to);
      leadTo(place, level);
      const type = typeOf.current(to);
      if (type) focusFirstValue(document.getElementById(place), type);
    },
    [go, model.runId],
  );
  const showAdded = useCallback((pointId: string) => go({ run: model.runId, point: pointId }), [go, model.runId]);

  return (
    <div className={classes.list} onClickCapture={holdTapped}>
      {part !== 'extra' && <StartChoices model={model} state={state} />}
      {groups.length === 0 && <Text c="dimmed">{t('noPoints')}</Text>}
      {groups.map(({ id, lines }, place) => (
        <NearView
          key={id}
          height={lines.length * lineHeight}
          first={place === 0}
          always={lines.some((line) => line.id === named)}
        >
          {id === '' && part === 'all' && (
            <Title order={4} className={classes.category ?? ''}>
              {t('extraPoints')}
            </Title>
          )}
          {lines.map((line) =>
            line.kind === 'title' ? (
              <Title
                key={line.id}
                order={line.depth === 0 ? 4 : 5}
                className={classes.category ?? ''}
                data-depth={line.depth}
              >
                {line.title}
              </Title>
            ) : (
              <PointRow
                key={line.id}
                model={model}
                step={line.step}
                depth={line.depth}
                clonedFrom={clonedFrom}
                isOpen={open.has(line.id)}
                onToggle={toggle}
                onStep={step}
              />
            ),
          )}
          {!disabled && <CategoryRest model={model} lines={lines} state={state} />}
        </NearView>
      ))}
      {!disabled && (part !== 'protocol' || !hasExtra) && <AddPoint model={model} onAdded={showAdded} />}
    </div>
  );
}
