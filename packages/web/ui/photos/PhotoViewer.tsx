import { images } from '@assay/contract/images';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { Dialog } from '../Dialog.tsx';
import { Photo } from './Photo.tsx';
import classes from './photo-viewer.module.css';
import { t } from './photos.texts.ts';

export interface NamedPhoto {
  id: string;
  name: string;
}

interface PhotoViewerProps {
  photos: readonly NamedPhoto[];
  /** The place of the picture that opens. */
  first: number;
  onClose: () => void;
}

/** One picture over the whole screen; arrow keys lead to the others. */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const [place, setPlace] = useState(first);
  const photo = photos[place];
  const step = (by: number) => setPlace((now) => Math.min(photos.length - 1, Math.max(0, now + by)));
  const download = useMutation({
    mutationFn: (id: string) => call(images.downloadUrl, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

  function move({ key }: KeyboardEvent): void {
    const last = photos.length - 1;
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[key];
    if (to !== undefined) setPlace(Math.min(last, Math.max(0, to)));
  }

  if (!photo) return null;
  return (
    <Dialog size="full" title={photo.name} onClose={onClose} onKeyDown={move}>
      <div className={classes.stage}>
        <Photo key={photo.id} id={photo.id} size="original" alt={photo.name} />
      </div>
      <div className={classes.foot}>
        <ActionIcon
          size="xl"
          variant="default"
          aria-label={t('previous')}
          disabled={place === 0}
          onClick={() => step(-1)}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <Text role="status">{t('position', { place: place + 1, count: photos.length })}</Text>
        <ActionIcon
          size="xl"
          variant="default"
          aria-label={t('next')}
          disabled={place === photos.length - 1}
          onClick={() => step(1)}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate(photo.id)}
        >
          {t('download')}
        </Button>
      </div>
    </Dialog>
  );
}
