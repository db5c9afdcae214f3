import { IconGripVertical } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './drag-handle.module.css';
import { t } from './parts.texts.ts';
import { useDragOrder } from './use-drag-order.ts';

interface DragHandleProps {
  /** The row that it carries; its parent holds the others. */
  row: RefObject<HTMLElement | null>;
  name: string;
  onMove: (to: number) => void;
}

/** Carries its row up and down the list; those who use keys have the buttons. */
export const DragHandle = ({ row, name, onMove }: DragHandleProps) => (
  <span
    className={classes.handle}
    title={t('drag', { part: name })}
    aria-hidden
    {...useDragOrder(row, onMove)}
    data-handle
  >
    <IconGripVertical size={18} />
  </span>
);
