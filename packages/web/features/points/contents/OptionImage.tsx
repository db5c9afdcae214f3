import { photoTypes } from '@assay/domain/files';
import { Menu } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import type { Change } from '../../../ui/parts/part-row.ts';
import { Photo } from '../../../ui/photos/Photo.tsx';
import { PhotoViewer } from '../../../ui/photos/PhotoViewer.tsx';
import { allowedPhotos } from '../../../ui/upload/allowed-photos.ts';
import { t } from '../blocks/blocks.texts.ts';
import type { OptionDraft } from './option-draft.ts';
import classes from './option-image.module.css';
import { useOptionUploads } from './option-uploads.ts';

interface OptionImageProps {
  option: OptionDraft;
  /** What the option is called: 'Option 3'. */
  name: string;
  change: (id: string, change: Change<OptionDraft>) => void;
  /** Why the last file was not taken; undefined when it was. */
  onRefused: (why: string | undefined) => void;
}

/** The picture of an option: chosen or dropped, looked at, replaced and taken away. */
export function OptionImage({ option, name, change, onRefused }: OptionImageProps) {
  const { send } = useOptionUploads();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, imageId, title } = option;
  const choose = () => input.current?.click();

  function take(files: readonly File[]): void {
    const { allowed, refused: why } = allowedPhotos(files, false);
    onRefused(why);
    const [picture] = allowed;
    if (picture) send(id, picture);
    // The same file may be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the one for everybody.
    <div className={classes.image} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {imageId ? (
        <ActionMenu
          width="12rem"
          target={
            <button type="button" className={classes.square} aria-label={t('imageOf', { option: name })}>
              <Photo id={imageId} size="thumbnail" alt="" />
            </button>
          }
        >
          <Menu.Item onClick={() => setOpen(true)}>{t('viewImage')}</Menu.Item>
          <Menu.Item onClick={choose}>{t('replaceImage')}</Menu.Item>
          <Menu.Item onClick={() => change(id, { imageId: null, imageUrl: null })}>{t('removeImage')}</Menu.Item>
        </ActionMenu>
      ) : (
        <button
          type="button"
          className={classes.square}
          title={t('addImage', { option: name })}
          aria-label={t('addImage', { option: name })}
          onClick={choose}
        >
          <IconPhotoPlus size={20} aria-hidden />
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        aria-label={t('imageFile', { option: name })}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
      {isOpen && imageId && (
        <PhotoViewer photos={[{ id: imageId, name: title || name }]} first={0} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
