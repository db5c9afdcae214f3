import { Button, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import { usePerforming } from '../perform/performing.ts';
import type { FileOnItsWay } from '../perform/upload-writer.ts';
import type { Entry } from '../queue/entry.ts';
import { useQueueVersion } from '../queue/use-queue.ts';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

const stateText = ({ state, sent, share = 0, problem }: Entry, isAway: boolean): string => {
  if (state !== 'waiting') return problem ?? t('failed');
  return sent && !isAway ? t('uploading', { percent: Math.floor(share * 100) }) : t('waiting');
};

/** What was taken or chosen and is not there yet, with how far it is. */
export function FilesOnTheirWay({ target, kind }: Pick<FileOnItsWay, 'target' | 'kind'>) {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const wayOf = ({ parts }: Entry) => parts as unknown as FileOnItsWay;
  const entries = queue
    .entries()
    .filter((entry) => entry.operation === 'upload' && wayOf(entry).target === target && wayOf(entry).kind === kind);
  if (entries.length === 0) return null;
  const { away } = queue.totals();
  return (
    <ul className={classes.ways} aria-label={t('uploads')}>
      {entries.map((entry) => {
        const { name } = wayOf(entry).file;
        return (
          <li key={entry.key} className={classes.way}>
            <span className={classes.file}>{name}</span>
            <Text size="sm" role={entry.state === 'waiting' ? 'status' : 'alert'}>
              {stateText(entry, away)}
            </Text>
            {entry.state !== 'waiting' && (
              <Button variant="default" onClick={queue.retry}>
                {t('retry')}
              </Button>
            )}
            <RowAction label={t('dismiss', { name })} icon={IconX} onClick={() => queue.drop(entry.key)} />
            {entry.sent && (
              <Progress
                w="100%"
                size="xs"
                value={(entry.share ?? 0) * 100}
                color="var(--assay-accent)"
                aria-label={name}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
