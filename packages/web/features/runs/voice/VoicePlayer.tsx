import { voiceComments } from '@assay/contract/voice-comments';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '../../../api/call-for-file.ts';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { t } from './voice.texts.ts';
import classes from './voice-block.module.css';

/** Plays a recording, which is fetched with the token. */
export function VoicePlayer({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['voiceComments', id],
    queryFn: ({ signal }) => callForFile(voiceComments.file, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(query.data);
  if (query.isError)
    return (
      <Group gap="sm" role="alert">
        <Text size="sm">{t('failed')}</Text>
        <Button variant="default" onClick={() => query.refetch()}>
          {t('retry')}
        </Button>
      </Group>
    );
  if (!address) return <Skeleton className={classes.player ?? ''} role="status" aria-label={t('loading')} />;
  // biome-ignore lint/a11y/useMediaCaption: what an inspector says has no captions.
  return <audio className={classes.player} controls src={address} aria-label={t('play')} />;
}
