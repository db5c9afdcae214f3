import type { ReactNode } from 'react';
import classes from './list-beside.module.css';

interface ListBesideProps {
  list: ReactNode;
  /** The list stays in view below the bar of the page; else at the top of its box. */
  belowBar?: boolean;
  /** The one that is chosen. */
  children: ReactNode;
}

/** One of many at a time on a phone; on a tablet their list stands beside it. */
export const ListBeside = ({ list, belowBar = false, children }: ListBesideProps) => (
  <div className={classes.sides}>
    <div className={classes.list} data-below-bar={belowBar || undefined}>
      {list}
    </div>
    <div className={classes.one}>{children}</div>
  </div>
);
