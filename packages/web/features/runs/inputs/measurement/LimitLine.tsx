import type { LimitValues } from '@assay/domain/measurements/limits';
import type { RatingName } from '@assay/domain/ratings';
import { RatingIcon } from '../../RatingIcon.tsx';
import { t } from '../inputs.texts.ts';
import { type BandRange, bandRanges } from './band-ranges.ts';
import classes from './limit-line.module.css';

const looks: Record<BandRange['kind'], RatingName> = { ok: 'Ok', attention: 'Follow', critical: 'ImmediateAction' };

/** What counts as good, before anything is typed. */
export const LimitLine = ({ limit }: { limit: LimitValues }) => (
  <ul className={classes.limits} aria-label={t('limits')}>
    {bandRanges(limit).map(({ kind, text }) => (
      <li key={text} className={classes.limit}>
        <RatingIcon rating={looks[kind]} size={20} />
        <b>{text}</b>
        {t(`${kind}Limit`)}
      </li>
    ))}
  </ul>
);
