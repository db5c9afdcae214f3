import { photoTypes } from '@assay/domain/files';
import { mostPhotos } from '@assay/domain/runs/result';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { DropZone } from '../../../ui/DropZone.tsx';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

const accepts = (file: File): boolean => (photoTypes as readonly string[]).includes(file.type);

/** Photos from the camera, from files or by drag and drop. */
export function AddPhotos({ onFiles }: { onFiles: (files: readonly File[], unallowed: boolean) => void }) {
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => onFiles(files.filter(accepts), !files.every(accepts));
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        leftSection={<IconCamera size={20} aria-hidden />}
        onClick={() => camera.current?.click()}
      >
        {t('take')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t('take')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <DropZone
        label={t('choose')}
        hint={t('hint', { most: mostPhotos })}
        accept={photoTypes.join(',')}
        multiple
        onFiles={take}
      />
    </div>
  );
}
