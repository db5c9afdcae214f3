import {
  type Band,
  bands,
  type LimitValues,
  suggestedRating,
  unorderedLimits,
} from '@assay/domain/measurements/limits';
import { ratingLabels } from '@assay/domain/ratings';
import { Text } from '@mantine/core';
import { RatingIcon, ratingName } from '../../runs/RatingIcon.tsx';
import classes from './band-preview.module.css';
import { bandRange } from './band-range.ts';
import { t } from './blocks.texts.ts';

/** The bands that limits cut values into, from low to high, each with the rating that it suggests. */
export const BandPreview = ({ limit }: { limit: LimitValues }) =>
  // Bands of limits that cross would overlap: there is nothing true to draw.
  unorderedLimits(limit).length > 0 ? (
    <Text size="sm" c="var(--mantine-color-error)">
      {t('bandsCross')}
    </Text>
  ) : (
    <ul className={classes.bands} aria-label={t('bands')}>
      {bands.map((band) => {
        const range = bandRange(band, limit);
        return range && <BandBox key={band} band={band} range={range} />;
      })}
    </ul>
  );

function BandBox({ band, range }: { band: Band; range: string }) {
  const rating = ratingName(suggestedRating(band));
  return (
    <li className={classes.band} data-rating={rating}>
      <span className={classes.rating}>
        <RatingIcon rating={rating} size={16} />
        {ratingLabels[rating]}
      </span>
      <span className={classes.range}>{range}</span>
    </li>
  );
}
