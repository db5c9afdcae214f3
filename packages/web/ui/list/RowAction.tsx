import { ActionIcon } from '@mantine/core';
import type { ComponentType } from 'react';
import { Tooltip } from '../Tooltip.tsx';
import classes from './row-action.module.css';

interface RowActionProps {
  /** What it does and to what: 'Delete Harjukivi'. */
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  destructive?: boolean;
  /** There is nothing to do now; the focus may stay on it. */
  disabled?: boolean;
  /** What it unfolds is shown. */
  expanded?: boolean;
  onClick: () => void;
}

/** An action at the end of a row: an icon that its tooltip names. */
export const RowAction = ({ label, icon: Icon, destructive, disabled, expanded, onClick }: RowActionProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.action}
      data-destructive={destructive || undefined}
      size="2.75rem"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-expanded={expanded}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
