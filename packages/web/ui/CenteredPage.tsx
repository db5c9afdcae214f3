import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './centered-page.module.css';

/** A page of one small panel: sign-in, log-out, set password. */
export const CenteredPage = ({ children }: { children: ReactNode }) => (
  <main className={classes.page}>
    <Paper className={classes.panel} withBorder>
      {children}
    </Paper>
  </main>
);
