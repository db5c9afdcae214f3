import type { LastVisit } from '@assay/contract/runs/run';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { ratingLabels, ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { contentAfter } from '@assay/domain/runs/wire-content';
import { listMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { answerText } from './answer-text.ts';
import classes from './last-visit-note.module.css';
import { t } from './perform.texts.ts';

/** What was found at the same point of the same machine the last time. */
export function LastVisitNote({ point, visit }: { point: FrozenPoint; visit: LastVisit }) {
  const { rating, comment, ...said } = visit.result;
  const answer = answerText(point, contentAfter(newResult(point).content, said));
  const name = ratingName(rating);
  return (
    <aside className={classes.note} aria-label={t('lastVisit', { date: listMoment(visit.date).slice(0, 10) })}>
      <Text size="sm" c="dimmed">
        {t('lastVisit', { date: listMoment(visit.date).slice(0, 10) })}
      </Text>
      <Text fw={600} className={classes.answer ?? ''}>
        {answer || t('nothingThen')}
      </Text>
      {rating !== ratings.NotSet && (
        <Text size="sm" className={classes.rating ?? ''}>
          <RatingIcon rating={name} size={18} />
          {t('lastVisitRating', { rating: ratingLabels[name] })}
        </Text>
      )}
      {comment.trim() !== '' && (
        <Text size="sm" className={classes.answer ?? ''}>
          {comment}
        </Text>
      )}
    </aside>
  );
}
