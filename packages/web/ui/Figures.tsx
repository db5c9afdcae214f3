import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface Figure {
  label: string;
  figure: ReactNode;
  /** One line on what stands behind it. */
  detail?: ReactNode;
}

/** What matters most of a record, as a row of large figures. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <section aria-label={label}>
    <ul className={classes.figures}>
      {figures.map((one) => (
        <li key={one.label}>
          <span className={classes.label}>{one.label}</span>
          <span className={classes.figure}>{one.figure}</span>
          {one.detail && <span className={classes.detail}>{one.detail}</span>}
        </li>
      ))}
    </ul>
  </section>
);
