import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './centered-page.module.css';

interface CenteredPageProps {
  children: ReactNode;
  /** What may come to stand below the panel later, without moving it; absent where nothing ever does. */
  below?: ReactNode;
}

/** A page of one small panel: sign-in, log-out, set password. */
export const CenteredPage = ({ children, below }: CenteredPageProps) => (
  <main className={below === undefined ? classes.page : `${classes.page} ${classes.fromTop}`}>
    <Paper className={classes.panel} withBorder>
      {children}
    </Paper>
    {below}
  </main>
);
