import { pointTypeTitles } from '@assay/domain/points/point-types';
import { changePoint, removePoint } from '@assay/domain/protocols/editing/points';
import type { ProtocolPoint } from '@assay/domain/protocols/protocol';
import { NativeSelect, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { useCreator, useProtocol, useView } from '../creator-state.ts';
import { followPoint, leadTo } from '../reveal.ts';
import { useFault } from '../saving/use-fault.ts';
import { usePointName } from '../use-point-name.ts';
import { t } from './categories.texts.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { optionWords } from './option-words.ts';
import { PointOptions } from './PointOptions.tsx';
import classes from './point-row.module.css';
import { usePhaseChoices } from './use-phase-choices.ts';

interface PointRowProps {
  point: ProtocolPoint;
  place: number;
  categoryId: string;
}

/** A point of the protocol; drawn again when it changes or moves. */
export const PointRow = memo(({ point, place, categoryId }: PointRowProps) => {
  const state = useCreator();
  const { work, view, edit } = state;
  const { name, type, isGone } = usePointName(point.inspectionPointId);
  const isOpened = useView(({ openedIds }) => openedIds.has(point.id));
  const phasesOn = useProtocol((protocol) => protocol.phasesOn);
  const fault = useFault(`${point.id}.inspectionPointId`);
  const words = [type ? pointTypeTitles[type] : isGone && t('deleted'), ...optionWords(point)]
    .filter(Boolean)
    .join(' · ');

  const turn = () =>
    view.set((before) => {
      const openedIds = new Set(before.openedIds);
      if (!openedIds.delete(point.id)) openedIds.add(point.id);
      return { ...before, openedIds };
    });
  /** The cursor goes on to the neighbour, or to the title of a category that is empty now. */
  function remove(): void {
    const { categories } = work.get().protocol;
    const own = categories.findIndex(({ id }) => id === categoryId);
    const points = categories[own]?.inspectionPoints ?? [];
    const neighbour = points[place + 1] ?? points[place - 1];
    flushSync(() => edit((protocol) => removePoint(protocol, point.id)));
    if (neighbour) followPoint(state, neighbour.id);
    else leadTo(state, work.get().protocol, `categories.${own}.title`);
    view.set((before) => ({ ...before, announcement: t('removedPoint', { point: name }) }));
  }

  return (
    <li className={classes.row} data-row={place} data-gone={isGone || undefined}>
      <div className={classes.line} data-phased={phasesOn || undefined}>
        <MoveHandle pointId={point.id} name={name} />
        <div className={classes.about} data-path={`${point.id}.inspectionPointId`} title={name}>
          <span className={classes.name}>
            <span className={classes.number}>{t('number', { number: place + 1 })}</span> {name}
          </span>
          <span className={classes.words}>{words}</span>
          {fault && (
            <Text size="sm" c="var(--mantine-color-error)">
              {fault}
            </Text>
          )}
        </div>
        {phasesOn && <PhaseField point={point} name={name} />}
        <div className={classes.actions}>
          <RowAction
            label={t('optionsOf', { point: name })}
            icon={isOpened ? IconChevronUp : IconChevronDown}
            expanded={isOpened}
            onClick={turn}
          />
          <RowAction label={t('removePoint', { point: name })} icon={IconTrash} destructive onClick={remove} />
        </div>
      </div>
      {isOpened && <PointOptions point={point} categoryId={categoryId} name={name} />}
    </li>
  );
});

function PhaseField({ point, name }: { point: ProtocolPoint; name: string }) {
  const { edit } = useCreator();
  const choices = usePhaseChoices();
  const fault = useFault(`${point.id}.phaseId`);
  return (
    <NativeSelect
      className={classes.phase ?? ''}
      aria-label={t('phase', { point: name })}
      data={[{ value: '', label: t('choosePhase') }, ...choices]}
      data-path={`${point.id}.phaseId`}
      error={fault !== undefined}
      value={point.phaseId ?? ''}
      onChange={({ currentTarget: { value } }) =>
        edit((protocol) => changePoint(protocol, point.id, { phaseId: value || null }))
      }
    />
  );
}
