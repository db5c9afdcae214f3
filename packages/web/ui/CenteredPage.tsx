import type { ReactNode } from 'react';
import classes from './centered-page.module.css';

/** A page of one small panel: log-out, set password. */
export const CenteredPage = ({ children }: { children: ReactNode }) => (
  <main className={classes.page}>
    <div className={classes.panel}>{children}</div>
  </main>
);
