import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './info-tip.module.css';
import { Tooltip } from './Tooltip.tsx';

interface InfoTipProps {
  /** What is explained about the field. */
  text: string;
  /** The field. */
  children: ReactNode;
}

/** A field with a sign beside its label that tells more of it. */
export const InfoTip = ({ text, children }: InfoTipProps) => (
  <div className={classes.field}>
    {children}
    <Tooltip label={text} multiline maw="20rem">
      <ActionIcon variant="subtle" color="gray" className={classes.sign ?? ''} size="1.75rem" aria-label={text}>
        <IconInfoCircle size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  </div>
);
