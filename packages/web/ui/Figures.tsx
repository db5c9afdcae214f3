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
    <dl className={classes.figures}>
      {figures.map((one) => (
        <div key={one.label}>
          <dt>{one.label}</dt>
          <dd className={classes.figure}>{one.figure}</dd>
          {one.detail && <dd className={classes.detail}>{one.detail}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
