import type { Band, LimitValues } from '@assay/domain/measurements/limits';
import { suggestedRating } from '@assay/domain/measurements/limits';
import { type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { Button, Text } from '@mantine/core';
import { RatingIcon, ratingName } from '../../RatingIcon.tsx';
import { t } from '../inputs.texts.ts';
import classes from './band-note.module.css';
import { bandText } from './band-text.ts';

interface BandNoteProps {
  band: Band;
  limit: LimitValues;
  rating: Rating;
  onRating: (rating: Rating) => void;
  /** Nothing can be rated here, or not yet; the band is shown all the same. */
  disabled: boolean;
}

/** Where a value lies, by word, shape and colour, and the rating that follows from it: the inspector decides. */
export function BandNote({ band, limit, rating, onRating, disabled }: BandNoteProps) {
  const suggested = suggestedRating(band);
  const name = ratingName(suggested);
  const label = ratingLabels[name];
  return (
    <div className={classes.note} data-rating={name}>
      <RatingIcon rating={name} />
      <div className={classes.words}>
        <Text fw={600}>{bandText(band, limit)}</Text>
        {!disabled && <Text size="sm">{t('suggestion', { rating: label })}</Text>}
      </div>
      {!disabled && rating !== suggested && rating !== ratings.NotApplicable && (
        <Button variant="default" className={classes.use ?? ''} onClick={() => onRating(suggested)}>
          {t('useSuggestion', { rating: label })}
        </Button>
      )}
    </div>
  );
}
