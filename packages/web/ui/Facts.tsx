import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Pairs of label and value; a fact without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Inside a row of a table. */
  compact?: boolean;
  /** Side by side, as many as fit, each label above its value. */
  inLine?: boolean;
}

/** Short facts of a record, label beside value. */
export const Facts = ({ facts, compact, inLine }: FactsProps) => (
  <dl className={classes.facts} data-compact={compact || undefined} data-in-line={inLine || undefined}>
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
