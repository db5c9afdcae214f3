import type { InspectionItem } from '@assay/contract/inspection-item';
import { ratingLabels } from '@assay/domain/ratings';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { RatingIcon, ratingName } from '../runs/RatingIcon.tsx';
import classes from './inspection-columns.module.css';
import { t } from './inspections.texts.ts';

/** How bad the worst point of an inspection is that waits for review. */
export function WorstMark({ worst }: { worst: NonNullable<InspectionItem['worst']> }) {
  const name = ratingName(worst);
  const label = t('worst', { rating: ratingLabels[name] });
  return (
    <Tooltip label={label}>
      <span role="img" aria-label={label} className={classes.worst}>
        <RatingIcon rating={name} size={20} />
      </span>
    </Tooltip>
  );
}
