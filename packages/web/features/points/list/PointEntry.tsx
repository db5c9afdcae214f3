import type { PointListItem } from '@assay/contract/points/point';
import { Link } from '@tanstack/react-router';
import { PointLines } from './PointLines.tsx';
import classes from './point-entry.module.css';

interface PointEntryProps {
  point: PointListItem;
  search: string;
  /** The one that was open last, also when one has come back to the list from it. */
  isMarked: boolean;
}

/** An entry of the list that leads to its point. */
export const PointEntry = ({ point, search, isMarked }: PointEntryProps) => (
  <Link
    to="."
    search={((before: object) => ({ ...before, point: point.id, view: undefined })) as never}
    resetScroll={false}
    className={classes.entry}
    data-marked={isMarked || undefined}
    title={point.name}
  >
    <PointLines point={point} search={search} />
  </Link>
);
