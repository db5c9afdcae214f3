import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { usePerforming } from '../perform/performing.ts';
import { sendFile } from '../perform/upload-writer.ts';
import { FilesOnTheirWay } from '../photos/FilesOnTheirWay.tsx';
import type { RecordKey } from '../queue/records.ts';
import { useRecorder } from './use-recorder.ts';
import { VoicePlayer } from './VoicePlayer.tsx';
import { t } from './voice.texts.ts';
import classes from './voice-block.module.css';

interface VoiceBlockProps {
  /** The key of the result. */
  of: RecordKey<'result'>;
  voiceCommentId: string | null;
}

/** What an inspector says instead of typing it: recorded, played, deleted. */
export function VoiceBlock({ of: key, voiceCommentId }: VoiceBlockProps) {
  const { queue, disabled } = usePerforming();
  const [isAsking, setAsking] = useState(false);
  const recorder = useRecorder((file, seconds) => sendFile(queue, { file, target: key, kind: 'voice', seconds }));
  const { isRecording, trouble } = recorder;
  if (disabled && !voiceCommentId) return null;
  return (
    <section aria-label={t('voice')} className={classes.block}>
      <Text fw={600}>{t('voice')}</Text>
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      {voiceCommentId && <VoicePlayer key={voiceCommentId} id={voiceCommentId} />}
      <FilesOnTheirWay target={key} kind="voice" />
      {isRecording && (
        <div className={classes.meter}>
          <Text size="sm" role="timer">
            {t('recording', { seconds: recorder.seconds })}
          </Text>
          <Progress
            size="lg"
            value={Math.min(100, recorder.level * 100)}
            color="var(--assay-accent)"
            transitionDuration={100}
            aria-label={t('level')}
          />
        </div>
      )}
      {trouble && (
        <Alert role="alert" color="red">
          {t(trouble)}
        </Alert>
      )}
      {!disabled && (
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={
              isRecording ? <IconPlayerStop size={20} aria-hidden /> : <IconMicrophone size={20} aria-hidden />
            }
            onClick={isRecording ? recorder.stop : recorder.start}
          >
            {t(isRecording ? 'stop' : voiceCommentId ? 'again' : 'record')}
          </Button>
          {voiceCommentId && !isRecording && (
            <Button variant="subtle" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )}
        </Group>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText')}
          confirm={t('remove')}
          destructive
          onConfirm={() => {
            setAsking(false);
            queue.change(key, { voiceCommentId: null });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
