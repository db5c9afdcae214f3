import type { Fact } from '@assay/contract/reports/document';
import classes from './fact-list.module.css';
import { Toned } from './Toned.tsx';

/** Short facts, label above or beside value as there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ key, label, value, tone }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          <Toned tone={tone} text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
