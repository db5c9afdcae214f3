import { offeredRatings, type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { useId } from 'react';
import { RatingIcon } from './RatingIcon.tsx';
import classes from './rating-field.module.css';
import { t } from './runs.texts.ts';

interface RatingFieldProps {
  value: Rating;
  onChange: (rating: Rating) => void;
  disabled?: boolean;
}

/** The ratings that an inspector chooses from, each by word, shape and colour. */
export function RatingField({ value, onChange, disabled = false }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset className={classes.ratings} disabled={disabled}>
      <legend className={classes.legend}>{t('rating')}</legend>
      {offeredRatings.map((rating) => (
        <label key={rating} className={classes.rating} data-rating={rating}>
          <input
            type="radio"
            name={name}
            checked={value === ratings[rating]}
            onChange={() => onChange(ratings[rating])}
          />
          <RatingIcon rating={rating} />
          {ratingLabels[rating]}
        </label>
      ))}
    </fieldset>
  );
}
