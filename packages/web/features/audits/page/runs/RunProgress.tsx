import type { RunOutline } from '@assay/contract/audits';
import { ratingLabels } from '@assay/domain/ratings';
import { Text } from '@mantine/core';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { RatingIcon, ratingName } from '../../../runs/RatingIcon.tsx';
import { useAuditWork } from '../audit-work.ts';
import { runProgress } from './run-progress.ts';
import classes from './run-section.module.css';
import { t } from './runs.texts.ts';

/** How far a run is, and the worst that was found in it. */
export function RunProgress({ run }: { run: RunOutline }) {
  const { queue } = usePerforming();
  const { models } = useAuditWork();
  useQueueVersion(queue);
  const { done, all, worst } = runProgress(queue, models, run);
  const name = worst === null ? null : ratingName(worst);
  return (
    <div className={classes.progress}>
      <Text size="sm" c="dimmed">
        {t('progress', { done, all })}
      </Text>
      {name && (
        <span role="img" aria-label={t('worst', { rating: ratingLabels[name] })} className={classes.worst}>
          <RatingIcon rating={name} size={18} />
        </span>
      )}
    </div>
  );
}
