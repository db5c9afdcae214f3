import { mostPhotos } from '@assay/domain/runs/result-photos';
import { Alert, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { useMoving } from '../../../ui/parts/use-moving.ts';
import { PhotoViewer } from '../../../ui/photos/PhotoViewer.tsx';
import { allowedPhotos } from '../../../ui/upload/allowed-photos.ts';
import { usePerforming } from '../perform/performing.ts';
import { sendFile } from '../perform/upload-writer.ts';
import type { RecordKey, ShownPhoto } from '../queue/records.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { FilesOnTheirWay } from './FilesOnTheirWay.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

// Few photos are drawn on.
const MarkDialog = lazyExport(() => import('./mark/MarkDialog.tsx'), 'MarkDialog');

interface PhotoBlockProps {
  /** The key of the record that shows them. */
  of: RecordKey<'result' | 'finding'>;
  photos: readonly ShownPhoto[];
  isRequired?: boolean;
  /** The point is about the first of them. */
  firstIsPicture?: boolean;
}

/** The photos of a point or a finding: taken, chosen or dropped, then captioned, laid out, ordered or removed. */
export function PhotoBlock({ of: key, photos, isRequired = false, firstIsPicture = false }: PhotoBlockProps) {
  const { queue, disabled } = usePerforming();
  const [open, setOpen] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const [drawing, setDrawing] = useState<number>();
  const drawnOn = photos[drawing ?? -1];
  const named = photos.map(({ imageId, caption }, place) => ({
    id: imageId,
    name: caption.trim() || t('photo', { number: place + 1 }),
  }));

  const isPicture = firstIsPicture && photos.length === 0;
  const { move, announcement } = useMoving(t('onePhoto'), photos.length, (imageId, to) => {
    const from = photos.findIndex((photo) => photo.imageId === imageId);
    queue.change(key, { photos: photos.toSpliced(from, 1).toSpliced(to, 0, ...photos.slice(from, from + 1)) });
  });

  function take(files: readonly File[]): void {
    const { allowed, refused: why } = allowedPhotos(files, !isPicture);
    const room = mostPhotos - photos.length;
    setRefused(why ?? (allowed.length > room ? t('tooMany', { count: mostPhotos }) : undefined));
    for (const file of allowed.slice(0, room)) sendFile(queue, { file, target: key, kind: 'photo' });
  }

  return (
    <section aria-label={t('photos')} className={classes.block}>
      <Text fw={600}>{t(isRequired ? 'photosRequired' : 'photos')}</Text>
      {firstIsPicture && (
        <Text size="sm" c="dimmed">
          {t('picture')}
        </Text>
      )}
      {photos.length > 0 && (
        <ul className={classes.tiles}>
          {photos.map((photo, place) => (
            <PhotoTile
              key={photo.imageId}
              photo={photo}
              name={named[place]?.name ?? ''}
              place={place}
              count={photos.length}
              onOpen={() => setOpen(place)}
              onChange={(change) =>
                queue.change(key, { photos: photos.map((one, at) => (at === place ? { ...one, ...change } : one)) })
              }
              onMove={(to) => move(photo.imageId, to)}
              onDraw={() => setDrawing(place)}
              onRemove={() => queue.change(key, { photos: photos.toSpliced(place, 1) })}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <FilesOnTheirWay target={key} kind="photo" />
      {refused && (
        <Alert role="alert" color="red">
          {refused}
        </Alert>
      )}
      {!disabled && photos.length < mostPhotos && <AddPhotos isPicture={isPicture} onFiles={take} />}
      {!disabled && photos.length >= mostPhotos && <Text c="dimmed">{t('full', { count: mostPhotos })}</Text>}
      {drawnOn && (
        <Suspense>
          <MarkDialog
            imageId={drawnOn.imageId}
            name={named[drawing ?? -1]?.name ?? ''}
            onSave={(file) => sendFile(queue, { file, target: key, kind: 'photo', drawnOn: drawnOn.imageId })}
            onClose={() => setDrawing(undefined)}
          />
        </Suspense>
      )}
      {open !== undefined && <PhotoViewer photos={named} first={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
