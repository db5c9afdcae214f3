import { Button, Progress, Text } from '@mantine/core';
import { IconBallpen, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { usePerforming } from '../perform/performing.ts';
import { filesTo } from '../queue/entries.ts';
import type { Entry } from '../queue/entry.ts';
import type { QueueTotals } from '../queue/queue.ts';
import type { FileOnItsWay } from '../queue/records.ts';
import { useQueueVersion } from '../queue/use-queue.ts';
import { drawOnWaiting, type WaitingPhoto, waitingPhoto } from './draw-on-waiting.ts';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

// Few photos are drawn on.
const MarkFileDialog = lazyExport(() => import('./mark/MarkFileDialog.tsx'), 'MarkFileDialog');

type Way = Pick<QueueTotals, 'away' | 'awayBecause'>;

const stateText = ({ state, sent, share = 0, problem }: Entry, { away, awayBecause }: Way): string => {
  if (state !== 'waiting') return problem ? t('refused', { why: problem }) : t('failed');
  if (sent && !away) return t('uploading', { percent: Math.floor(share * 100) });
  return sent && awayBecause ? t('held', { why: awayBecause }) : t('waiting');
};

/** As a clock shows it: 1:05. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Recordings and drawings have names that nobody gave them. */
function nameOf({ kind, file, seconds }: FileOnItsWay): string {
  if (kind === 'photo') return file.name;
  return seconds === undefined ? t(kind) : t('recording', { length: clock(seconds) });
}

/** A picture as it lies on this device. */
function Waiting({ file, name, kind }: { file: File; name: string; kind: FileOnItsWay['kind'] }) {
  const address = useObjectUrl(file);
  return address ? (
    <img src={address} alt={name} className={classes.small} data-kind={kind} />
  ) : (
    <span className={classes.small} />
  );
}

/** What was taken or chosen and is not there yet, with how far it is. */
export function FilesOnTheirWay({ target, kind }: Pick<FileOnItsWay, 'target' | 'kind'>) {
  const { queue, disabled } = usePerforming();
  useQueueVersion(queue);
  const [drawing, setDrawing] = useState<WaitingPhoto>();
  const entries = filesTo(queue.entries(), target, kind);
  const way = queue.totals();
  return (
    <>
      {entries.length > 0 && (
        <ul className={classes.ways} aria-label={t('uploads')}>
          {entries.map((entry) => {
            const name = nameOf(entry.parts as FileOnItsWay);
            const file = kind === 'voice' ? undefined : entry.parts.file;
            return (
              <li key={entry.key} className={classes.way} data-state={entry.state}>
                {file && <Waiting file={file} name={name} kind={kind} />}
                <span className={classes.words}>
                  <span className={classes.file}>{name}</span>
                  <Text
                    size="sm"
                    role={entry.state === 'waiting' ? 'status' : 'alert'}
                    className={classes.status ?? ''}
                  >
                    {stateText(entry, way)}
                  </Text>
                </span>
                <span className={classes.ends}>
                  {entry.state !== 'waiting' && (
                    <Button variant="default" onClick={queue.retry}>
                      {t('retry')}
                    </Button>
                  )}
                  {file && kind === 'photo' && !disabled && (
                    <RowAction
                      label={t('draw', { photo: name })}
                      icon={IconBallpen}
                      onClick={() => setDrawing(waitingPhoto(queue, entry))}
                    />
                  )}
                  <RowAction label={t('dismiss', { name })} icon={IconX} onClick={() => queue.drop(entry.key)} />
                </span>
                {entry.sent && !way.away && (
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
      )}
      {drawing?.entry.parts.file && (
        <Suspense>
          <MarkFileDialog
            file={drawing.entry.parts.file}
            name={nameOf(drawing.entry.parts as FileOnItsWay)}
            onSave={(drawn) => drawOnWaiting(queue, drawing, drawn)}
            onClose={() => setDrawing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
