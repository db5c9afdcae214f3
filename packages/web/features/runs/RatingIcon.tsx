import { type Rating, type RatingName, ratings } from '@assay/domain/ratings';
import {
  IconAlertOctagonFilled,
  IconCircleCheck,
  IconCircleDashed,
  IconEye,
  IconMinus,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react';
import '../../ui/rating-colours.css';
import classes from './rating-icon.module.css';

/** Each rating has a shape of its own, so that its colour is never all that tells it. */
const icons: Record<RatingName, TablerIcon> = {
  Obsolete: IconMinus,
  Ok: IconCircleCheck,
  Follow: IconEye,
  Repair: IconTool,
  ImmediateAction: IconAlertOctagonFilled,
  NotApplicable: IconMinus,
  NotSet: IconCircleDashed,
};

const names = Object.entries(ratings) as [RatingName, Rating][];

export const ratingName = (rating: Rating): RatingName => names.find(([, value]) => value === rating)?.[0] ?? 'NotSet';

export function RatingIcon({ rating, size = 22 }: { rating: RatingName; size?: number }) {
  const Icon = icons[rating];
  return (
    <span data-rating={rating} className={classes.icon}>
      <Icon size={size} aria-hidden />
    </span>
  );
}
