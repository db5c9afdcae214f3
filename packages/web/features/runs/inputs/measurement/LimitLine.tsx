import { type LimitValues, unorderedLimits } from '@assay/domain/measurements/limits';
import { type RatingName, ratingLabels } from '@assay/domain/ratings';
import { Text } from '@mantine/core';
import { RatingIcon } from '../../RatingIcon.tsx';
import { t } from '../inputs.texts.ts';
import { type BandRange, bandRanges } from './band-ranges.ts';
import classes from './limit-line.module.css';

const looks: Record<BandRange['kind'], RatingName> = { ok: 'Ok', attention: 'Follow', critical: 'ImmediateAction' };

/** What counts as good, before anything is typed: each range with the rating that it suggests. */
export const LimitLine = ({ limit }: { limit: LimitValues }) =>
  // Ranges of limits that cross would overlap. Only an author meets them, in the preview of what is not saved.
  unorderedLimits(limit).length > 0 ? (
    <Text size="sm" c="var(--mantine-color-error)">
      {t('limitsCross')}
    </Text>
  ) : (
    <ul className={classes.limits} aria-label={t('limits')}>
      {bandRanges(limit).map(({ kind, text }) => (
        <li key={text} className={classes.limit}>
          <RatingIcon rating={looks[kind]} size={20} />
          <b>{text}</b>
          {ratingLabels[looks[kind]]}
        </li>
      ))}
    </ul>
  );
