import type { RunOutline } from '@assay/contract/audits';
import { type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { Text } from '@mantine/core';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/field-queue.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { RatingIcon, ratingName } from '../../../runs/RatingIcon.tsx';
import classes from './run-section.module.css';
import { t } from './runs.texts.ts';

/** The worst rating as it stands on the page, once its answers are loaded. */
function worstOf(queue: FieldQueue, run: RunOutline): Rating | null {
  const rated = queue
    .keys('result', run.id)
    .map((key) => queue.shown(key)?.rating ?? ratings.NotSet)
    .filter((rating) => rating >= ratings.Ok && rating <= ratings.ImmediateAction);
  return queue.keys('result', run.id).length === 0
    ? run.worst
    : (rated.toSorted((one, other) => other - one)[0] ?? null);
}

/** How far a run is, and the worst that was found in it. */
export function RunProgress({ run }: { run: RunOutline }) {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const worst = worstOf(queue, run);
  const name = worst === null ? null : ratingName(worst);
  return (
    <div className={classes.progress}>
      <Text size="sm" c="dimmed">
        {t('progress', { answered: run.answered, points: run.points })}
      </Text>
      {name && (
        <span role="img" aria-label={t('worst', { rating: ratingLabels[name] })} className={classes.worst}>
          <RatingIcon rating={name} size={18} />
        </span>
      )}
    </div>
  );
}
