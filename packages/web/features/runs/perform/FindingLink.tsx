import { IconFlag } from '@tabler/icons-react';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useQueueVersion } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-pane.module.css';

/** That there is a finding about a point, and the way to it. */
export function FindingLink({ pointId }: { pointId: string }) {
  const { queue, findings } = usePerforming();
  useQueueVersion(queue);
  const made = findings?.of(pointId);
  if (!made) return null;
  return (
    <TextLink
      to="."
      search={((before: object) => ({ ...before, ...made.place })) as never}
      className={classes.finding ?? ''}
    >
      <IconFlag size={18} aria-hidden />
      {t('findingMade', { title: made.title })}
    </TextLink>
  );
}
