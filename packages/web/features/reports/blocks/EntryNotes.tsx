import type { EntryBlock, PointRow } from '@assay/contract/reports/document';
import classes from './entry-view.module.css';
import { JumpLink } from './jump.tsx';

/** Short remarks below a title, and the ways to the parts that it refers to. */
export const EntryNotes = ({ of: { notes, references = [], since } }: { of: EntryBlock | PointRow }) => {
  const said = [...notes, ...(since ? [since.label] : [])];
  if (said.length + references.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {references.map((reference) => (
        <li key={reference.key}>
          <JumpLink to={reference} />
        </li>
      ))}
      {said.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
};
