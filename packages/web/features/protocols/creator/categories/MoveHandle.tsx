import { movePoint } from '@assay/domain/protocols/editing/points';
import { stepPoint } from '@assay/domain/protocols/editing/step-point';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useCreator } from '../creator-state.ts';
import { carry } from '../drag/carry.ts';
import { placeWithout } from '../drag/drop-place.ts';
import { followPoint } from '../reveal.ts';
import { t } from './categories.texts.ts';
import classes from './move-handle.module.css';
import { movedText } from './moved-text.ts';

interface MoveHandleProps {
  pointId: string;
  name: string;
}

/** By which a point is dragged, or moved by the arrow keys, within its category and into others. */
export function MoveHandle({ pointId, name }: MoveHandleProps) {
  const state = useCreator();
  const { work, view, edit } = state;
  const tell = () => view.set((before) => ({ ...before, announcement: movedText(work.get().protocol, pointId, name) }));

  function moveByKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    flushSync(() => edit((protocol) => stepPoint(protocol, pointId, step)));
    followPoint(state, pointId);
    tell();
  }

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    carry(event, {
      label: name,
      onBegin: () => handle.setAttribute('data-carried', 'true'),
      onEnd: () => handle.removeAttribute('data-carried'),
      onDrop: (dropped) => {
        edit((protocol) => movePoint(protocol, pointId, dropped.categoryId, placeWithout(protocol, pointId, dropped)));
        tell();
      },
    });
  }

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="2.75rem"
      className={classes.handle ?? ''}
      aria-label={t('move', { point: name })}
      title={t('moveHint')}
      data-handle={pointId}
      onKeyDown={moveByKey}
      onPointerDown={drag}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}
