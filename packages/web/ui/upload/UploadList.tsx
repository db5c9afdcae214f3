import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { problemText } from '../problem-text.ts';
import { Tooltip } from '../Tooltip.tsx';
import { t } from './upload.texts.ts';
import classes from './upload-list.module.css';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';
import { type EndedWords, uploadText, usualWords } from './upload-text.ts';

/** What an upload says once it has ended, where the specification words it otherwise. */
export interface UploadWords extends EndedWords {
  problem: (error: unknown) => string;
}

interface UploadListProps {
  uploads: readonly QueuedUpload[];
  queue: UploadQueue;
  words?: UploadWords;
}

interface UploadRowProps {
  upload: QueuedUpload;
  queue: UploadQueue;
  words: UploadWords;
}

function UploadRow({ upload, queue, words }: UploadRowProps) {
  const { id, file, state, share, error } = upload;
  const ended = state === 'Success' || state === 'Error';
  const dropLabel = t(ended ? 'dismiss' : 'cancel', { name: file.name });
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.what}>
        <Text fw={600} truncate>
          {file.name}
        </Text>
        <Text size="sm" role={state === 'Error' ? 'alert' : 'status'} className={classes.state}>
          {uploadText(upload, words)}
        </Text>
        {state === 'Error' && <Text size="sm">{words.problem(error)}</Text>}
        {state === 'Uploading' && (
          <Progress value={share * 100} color="var(--assay-accent)" aria-label={file.name} mt="xs" />
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        {state === 'Error' && (
          <Button size="sm" variant="default" onClick={() => queue.retry(id)}>
            {t('retry')}
          </Button>
        )}
        <Tooltip label={dropLabel}>
          <ActionIcon size="lg" variant="subtle" color="gray" aria-label={dropLabel} onClick={() => queue.cancel(id)}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}

/** What is being sent, and how it went, file by file. */
export const UploadList = ({ uploads, queue, words = { ...usualWords(), problem: problemText } }: UploadListProps) =>
  uploads.length === 0 ? null : (
    <ul className={classes.list} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} queue={queue} words={words} />
      ))}
    </ul>
  );
