import { photoTypes } from '@assay/domain/files';
import { mostPhotos } from '@assay/domain/runs/result-photos';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { DropZone } from '../../../ui/DropZone.tsx';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

interface AddPhotosProps {
  /** One is wanted, the picture of the point: which of several it is would be left to chance. */
  isPicture: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Photos from the camera, from files or by drag and drop. */
export function AddPhotos({ isPicture, onFiles }: AddPhotosProps) {
  const camera = useRef<HTMLInputElement>(null);
  const take = t(isPicture ? 'takePicture' : 'take');
  return (
    <div className={classes.add}>
      <Button size="md" leftSection={<IconCamera size={20} aria-hidden />} onClick={() => camera.current?.click()}>
        {take}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={take}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <DropZone
        label={t(isPicture ? 'choosePicture' : 'choose')}
        hint={isPicture ? t('onePicture') : t('hint', { most: mostPhotos })}
        accept={photoTypes.join(',')}
        multiple={!isPicture}
        onFiles={onFiles}
      />
    </div>
  );
}
