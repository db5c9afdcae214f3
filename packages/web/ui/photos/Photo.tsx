import type { ImageSize } from '@assay/domain/files';
import { Button, Skeleton, Text } from '@mantine/core';
import classes from './photo.module.css';
import { t } from './photos.texts.ts';
import { useImage } from './use-image.ts';

interface PhotoProps {
  id: string;
  size: ImageSize;
  /** What the picture is, for those who cannot see it. */
  alt: string;
}

/** A picture, the place where it will be, or a way to try again. */
export function Photo({ id, size, alt }: PhotoProps) {
  const { address, state, retry } = useImage(id, size);
  if (state === 'failed')
    return (
      <div className={classes.failed} role="alert">
        <Text size="sm">{t('failed')}</Text>
        <Button size="xs" variant="default" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (!address) return <Skeleton className={classes.waiting} role="status" aria-label={t('loading')} />;
  return <img className={classes.picture} src={address} alt={alt} />;
}
