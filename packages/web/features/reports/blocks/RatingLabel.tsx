import type { ReportRating } from '@assay/contract/reports/document';
import { RatingIcon } from '../../runs/RatingIcon.tsx';
import classes from './rating-label.module.css';

/** A rating by its shape, its colour and its word in the language of the report. */
export const RatingLabel = ({ rating: { name, label } }: { rating: ReportRating }) => (
  <span className={classes.rating} data-rating={name}>
    <RatingIcon rating={name} size={20} />
    {label}
  </span>
);
