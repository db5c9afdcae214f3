import { Button, Group, Text } from '@mantine/core';
import { problemText } from '../../../ui/problem-text.ts';
import { t as words } from '../../../ui/upload/upload.texts.ts';
import type { QueuedUpload } from '../../../ui/upload/upload-queue.ts';
import { uploadText } from '../../../ui/upload/upload-text.ts';
import { t } from '../blocks/blocks.texts.ts';
import classes from './option-image.module.css';
import { useOptionUploads } from './option-uploads.ts';

/** How far the picture of an option is, and what can be done when it did not arrive. */
export function OptionUpload({ optionId, upload }: { optionId: string; upload: QueuedUpload }) {
  const { queue, giveUp } = useOptionUploads();
  const failed = upload.state === 'Error';
  return (
    <div className={classes.upload} data-state={upload.state}>
      <Text size="sm" role={failed ? 'alert' : 'status'} className={classes.state ?? ''}>
        {uploadText(upload)}
      </Text>
      {failed && <Text size="sm">{problemText(upload.error)}</Text>}
      {failed && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => queue.retry(upload.id)}>
            {words('retry')}
          </Button>
          <Button size="xs" variant="default" onClick={() => giveUp(optionId)}>
            {t('withoutImage')}
          </Button>
        </Group>
      )}
    </div>
  );
}
