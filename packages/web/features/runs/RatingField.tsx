import { offeredRatings, type Rating, type RatingName, ratingLabels, ratings } from '@assay/domain/ratings';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { RatingIcon } from './RatingIcon.tsx';
import classes from './rating-field.module.css';
import { t } from './runs.texts.ts';

interface RatingFieldProps {
  value: Rating;
  onChange: (rating: Rating) => void;
  /** How it is cleared stands elsewhere; a second tap never does it, since gloves tap twice. */
  clearedElsewhere?: boolean;
  /** What the answer suggests: drawn apart until the inspector has decided. */
  proposed?: Rating | undefined;
  /** All of them, unless the point has no rating and can only be not applicable. */
  offered?: readonly RatingName[];
  disabled?: boolean;
}

/** The ratings that an inspector chooses from, each by word, shape and colour. */
export function RatingField(props: RatingFieldProps) {
  const { value, onChange, proposed, offered = offeredRatings, disabled = false } = props;
  const mayClear = value !== ratings.NotSet && !disabled && !props.clearedElsewhere;
  const name = useId();
  return (
    <fieldset className={classes.ratings} data-ratings disabled={disabled}>
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
            <input type="radio" name={name} checked={value === number} onChange={() => onChange(number)} />
            <RatingIcon rating={rating} size={28} />
            <span>{ratingLabels[rating]}</span>
          </label>
        );
      })}
      {mayClear && (
        <Button variant="subtle" className={classes.clear ?? ''} onClick={() => onChange(ratings.NotSet)}>
          {t('clearRating')}
        </Button>
      )}
    </fieldset>
  );
}
