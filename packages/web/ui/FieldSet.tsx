import type { ReactNode } from 'react';
import classes from './field-set.module.css';

interface FieldSetProps {
  legend: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under a name that is read out with each of them. */
export const FieldSet = ({ legend, disabled = false, children }: FieldSetProps) => (
  <fieldset className={classes.set} disabled={disabled}>
    <legend className={classes.legend}>{legend}</legend>
    {children}
  </fieldset>
);
