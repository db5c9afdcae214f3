import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Tooltip } from '../Tooltip.tsx';
import { OpenablePhoto } from './OpenablePhoto.tsx';
import { type NamedPhoto, PhotoViewer } from './PhotoViewer.tsx';
import classes from './photo-grid.module.css';
import { t } from './photos.texts.ts';

interface PhotoGridProps {
  label: string;
  photos: readonly NamedPhoto[];
  /** Absent where the person may not remove any. */
  onRemove?: ((photo: NamedPhoto) => void) | undefined;
}

/** Pictures side by side; each opens in the viewer. */
export function PhotoGrid({ label, photos, onRemove }: PhotoGridProps) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {photos.map((photo, place) => (
          <li key={photo.id} className={classes.cell}>
            <OpenablePhoto photo={photo} size="thumbnail" onOpen={() => setOpen(place)} />
            {onRemove && (
              <Tooltip label={t('remove', { name: photo.name })}>
                <ActionIcon
                  className={classes.remove}
                  variant="default"
                  size="lg"
                  aria-label={t('remove', { name: photo.name })}
                  onClick={() => onRemove(photo)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && <PhotoViewer photos={photos} first={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
