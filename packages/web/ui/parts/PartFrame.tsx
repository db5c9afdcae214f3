import { IconLock, IconTrash } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { RowAction } from '../list/RowAction.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { DragHandle } from './DragHandle.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { Change, OrderedPart, PartRow } from './part-row.ts';
import classes from './part-rows.module.css';
import { t } from './parts.texts.ts';

interface PartFrameProps<P extends OrderedPart> {
  noun: string;
  part: P;
  place: number;
  isLast: boolean;
  row: PartRow<P>;
  /** Why it can be neither changed nor removed. */
  lock: string | undefined;
  change: (id: string, change: Change<P>) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
}

function Frame<P extends OrderedPart>(props: PartFrameProps<P>) {
  const { noun, part, place, isLast, row: Row, lock, change, move, remove } = props;
  const frame = useRef<HTMLLIElement>(null);
  const name = t('part', { noun, number: place + 1 });
  const moveTo = (to: number) => move(part.id, to);
  return (
    <li ref={frame} className={classes.part} data-part={part.id}>
      <DragHandle row={frame} name={name} onMove={moveTo} />
      <Tooltip label={lock} disabled={lock === undefined} multiline maw="20rem">
        <fieldset className={classes.fields} aria-label={name} disabled={lock !== undefined}>
          <Row part={part} place={place} change={change} />
        </fieldset>
      </Tooltip>
      <div className={classes.actions}>
        <MoveButtons name={name} place={place} isLast={isLast} onMove={moveTo} />
        <RowAction
          label={lock ?? t('remove', { part: name })}
          icon={lock ? IconLock : IconTrash}
          destructive={!lock}
          disabled={lock !== undefined}
          onClick={() => remove(part.id)}
        />
      </div>
    </li>
  );
}

/** A part between its handle and its buttons; drawn again when it changes or moves. */
export const PartFrame = memo(Frame) as typeof Frame;
