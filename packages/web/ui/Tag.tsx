import type { ReactNode } from 'react';
import classes from './tag.module.css';

export type TagTone = 'in-use' | 'waiting' | 'finished' | 'late';

/** A word of state on a colour of its own, small enough for a row. */
export const Tag = ({ tone, children }: { tone: TagTone; children: ReactNode }) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
);
