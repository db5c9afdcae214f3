import type { InspectionRating } from '@assay/domain/inspections/status';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { t } from './inspections.texts.ts';
import classes from './rating-mark.module.css';

const icons = { Ok: IconThumbUp, Nok: IconThumbDown } as const;

/** What a reviewer thinks of a whole inspection. */
export function RatingMark({ rating }: { rating: InspectionRating | null }) {
  if (!rating) return <span data-none>{t('none')}</span>;
  const Icon = icons[rating];
  return (
    <span className={classes.mark}>
      <Icon size={18} aria-hidden /> {t(rating)}
    </span>
  );
}
