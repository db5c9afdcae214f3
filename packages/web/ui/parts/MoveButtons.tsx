import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { RowAction } from '../list/RowAction.tsx';
import { t } from './parts.texts.ts';

interface MoveButtonsProps {
  /** What it is called: 'Option 3'. */
  name: string;
  /** From 0, in the order that is shown. */
  place: number;
  isLast: boolean;
  /** They stand side by side instead of one below the other. */
  across?: boolean;
  onMove: (to: number) => void;
}

/** The way through a list for those who use keys. */
export const MoveButtons = ({ name, place, isLast, across = false, onMove }: MoveButtonsProps) => (
  <>
    <RowAction
      label={t(across ? 'forward' : 'up', { part: name })}
      icon={across ? IconArrowLeft : IconArrowUp}
      disabled={place === 0}
      onClick={() => onMove(place - 1)}
    />
    <RowAction
      label={t(across ? 'back' : 'down', { part: name })}
      icon={across ? IconArrowRight : IconArrowDown}
      disabled={isLast}
      onClick={() => onMove(place + 1)}
    />
  </>
);
