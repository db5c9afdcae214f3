import type { LastVisit } from '@assay/contract/runs/run';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { ratingLabels, ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { contentAfter } from '@assay/domain/runs/wire-content';
import { listMoment } from '@assay/domain/time';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { answerText } from './answer-text.ts';
import classes from './last-visit-note.module.css';
import { t } from './perform.texts.ts';

/** Two lines of a phone, and of wider screens, hold about so much. */
const long = 70;
const veryLong = 180;

/** What was found at the same point of the same machine the last time. */
export function LastVisitNote({ point, visit }: { point: FrozenPoint; visit: LastVisit }) {
  const { rating, comment, ...content } = visit.result;
  const answer = answerText(point, contentAfter(newResult(point).content, content));
  const name = ratingName(rating);
  const [isOpen, setOpen] = useState(false);
  const said = [answer || t('nothingThen'), comment.trim()].filter(Boolean).join('. ');
  return (
    <aside className={classes.note} aria-label={t('lastVisit', { date: listMoment(visit.date).slice(0, 10) })}>
      <p className={classes.line} data-open={isOpen || undefined}>
        {t('lastVisit', { date: listMoment(visit.date).slice(0, 10) })}
        {rating !== ratings.NotSet && (
          <span className={classes.rating}>
            <RatingIcon rating={name} size={18} />
            <span className={classes.rated}>{t('lastVisitRating', { rating: ratingLabels[name] })}</span>
          </span>
        )}
        <span className={classes.answer}>{said}</span>
      </p>
      {said.length > long && (
        <UnstyledButton
          className={classes.more ?? ''}
          data-long={said.length > veryLong || undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </UnstyledButton>
      )}
    </aside>
  );
}
