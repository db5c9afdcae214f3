import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { RowAction } from '../list/RowAction.tsx';
import { t } from './parts.texts.ts';

interface MoveButtonsProps {
  /** What it is called: 'Option 3'. */
  name: string;
  /** From 0, in the order that is shown. */
  place: number;
  isLast: boolean;
  onMove: (to: number) => void;
}

/** The way up and down a list for those who use keys. */
export const MoveButtons = ({ name, place, isLast, onMove }: MoveButtonsProps) => (
  <>
    <RowAction
      label={t('up', { part: name })}
      icon={IconArrowUp}
      disabled={place === 0}
      onClick={() => onMove(place - 1)}
    />
    <RowAction
      label={t('down', { part: name })}
      icon={IconArrowDown}
      disabled={isLast}
      onClick={() => onMove(place + 1)}
    />
  </>
);
