import type { ReactNode } from 'react';
import classes from './report-heading.module.css';

export type HeadingLevel = 3 | 4 | 5;

/** A heading inside a section of a report, whose own heading is of level 2. */
export const ReportHeading = ({ level, children }: { level: HeadingLevel; children: ReactNode }) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classes.heading} data-level={level}>
      {children}
    </Heading>
  );
};
