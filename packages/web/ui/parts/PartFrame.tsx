import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { RowAction } from '../list/RowAction.tsx';
import type { Change, OrderedPart, PartRow } from './part-row.ts';
import classes from './part-rows.module.css';
import { t } from './parts.texts.ts';
import { useDragOrder } from './use-drag-order.ts';

interface PartFrameProps<P extends OrderedPart> {
  noun: string;
  part: P;
  place: number;
  isLast: boolean;
  row: PartRow<P>;
  change: (id: string, change: Change<P>) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
}

function Frame<P extends OrderedPart>(props: PartFrameProps<P>) {
  const { noun, part, place, isLast, row: Row, change, move, remove } = props;
  const frame = useRef<HTMLLIElement>(null);
  const drag = useDragOrder(frame, (to) => move(part.id, to));
  const name = t('part', { noun, number: place + 1 });
  return (
    <li ref={frame} className={classes.part} data-part={part.id}>
      {/* Those who use keys have the buttons. */}
      <span className={classes.handle} title={t('drag', { part: name })} aria-hidden {...drag}>
        <IconGripVertical size={18} />
      </span>
      <fieldset className={classes.fields} aria-label={name}>
        <Row part={part} place={place} change={change} />
      </fieldset>
      <div className={classes.actions}>
        <RowAction
          label={t('up', { part: name })}
          icon={IconArrowUp}
          disabled={place === 0}
          onClick={() => move(part.id, place - 1)}
        />
        <RowAction
          label={t('down', { part: name })}
          icon={IconArrowDown}
          disabled={isLast}
          onClick={() => move(part.id, place + 1)}
        />
        <RowAction label={t('remove', { part: name })} icon={IconTrash} destructive onClick={() => remove(part.id)} />
      </div>
    </li>
  );
}

/** A part between its handle and its buttons; drawn again when it changes or moves. */
export const PartFrame = memo(Frame) as typeof Frame;
