import { offeredRatings, type Rating, type RatingName, ratingLabels, ratings } from '@assay/domain/ratings';
import { useId } from 'react';
import { RatingIcon } from './RatingIcon.tsx';
import classes from './rating-field.module.css';
import { t } from './runs.texts.ts';

interface RatingFieldProps {
  value: Rating;
  /** Choosing what is chosen clears it. */
  onChange: (rating: Rating) => void;
  /** What the answer suggests: drawn apart until the inspector has decided. */
  proposed?: Rating | undefined;
  /** All of them, unless the point has no rating and can only be not applicable. */
  offered?: readonly RatingName[];
  disabled?: boolean;
}

/** The ratings that an inspector chooses from, each by word, shape and colour. */
export function RatingField(props: RatingFieldProps) {
  const { value, onChange, proposed, offered = offeredRatings, disabled = false } = props;
  const name = useId();
  return (
    <fieldset className={classes.ratings} disabled={disabled}>
      <legend className={classes.legend}>{t('rating')}</legend>
      {offered.map((rating) => {
        const number = ratings[rating];
        return (
          <label
            key={rating}
            className={classes.rating}
            data-rating={rating}
            data-proposed={(value === ratings.NotSet && proposed === number) || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={value === number}
              onChange={() => onChange(number)}
              onClick={() => value === number && onChange(ratings.NotSet)}
            />
            <RatingIcon rating={rating} size={28} />
            <span>{ratingLabels[rating]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
