import { photoTypes } from '@assay/domain/files';
import { Alert, Stack } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { uploadImage } from '../../api/upload-image.ts';
import { DropZone } from '../DropZone.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { allowedPhotos } from './allowed-photos.ts';
import { scalePhoto } from './scale-photo.ts';
import { UploadList } from './UploadList.tsx';
import { createUploadQueue } from './upload-queue.ts';

interface PhotoUploadProps {
  label: string;
  hint: string;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  /** Puts the uploaded picture into the record; failing, it may be tried again. */
  onUploaded: (imageId: string) => Promise<unknown>;
}

/** Takes photos by drag and drop or by a button, scales them, and sends them one after another. */
export function PhotoUpload({ label, hint, multiple = false, onUploaded }: PhotoUploadProps) {
  const [queue] = useState(() =>
    createUploadQueue(async (file, way) => {
      const imageId = await uploadImage(await scalePhoto(file), way);
      await onUploaded(imageId);
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const [refused, setRefused] = useState<string>();

  function take(files: readonly File[]): void {
    const { allowed, refused: why } = allowedPhotos(files, multiple);
    setRefused(why);
    queue.add(allowed);
  }

  return (
    <Stack gap="sm">
      <DropZone label={label} hint={hint} accept={photoTypes.join(',')} multiple={multiple} onFiles={take} />
      {refused && (
        <Alert role="alert" color="red">
          {refused}
        </Alert>
      )}
      <UploadList uploads={uploads} queue={queue} />
      <LeaveGuard isDirty={() => uploads.some(({ state }) => state === 'Waiting' || state === 'Uploading')} />
    </Stack>
  );
}
