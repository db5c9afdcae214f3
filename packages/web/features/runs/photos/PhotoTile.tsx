import { nextLayout } from '@assay/domain/runs/result-photos';
import { Button, TextInput } from '@mantine/core';
import { IconBallpen, IconLayoutGrid, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import { MoveButtons } from '../../../ui/parts/MoveButtons.tsx';
import { OpenablePhoto } from '../../../ui/photos/OpenablePhoto.tsx';
import { usePerforming } from '../perform/performing.ts';
import type { ShownPhoto } from '../queue/records.ts';
import classes from './photo-block.module.css';
import { t } from './photos.texts.ts';

interface PhotoTileProps {
  photo: ShownPhoto;
  name: string;
  place: number;
  count: number;
  onOpen: () => void;
  onChange: (change: Partial<ShownPhoto>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDraw: () => void;
}

/** One photo with its caption, its layout in the report and its place among the others. */
export function PhotoTile({ photo, name, place, count, onOpen, onChange, onMove, onRemove, onDraw }: PhotoTileProps) {
  const { disabled } = usePerforming();
  const [isAsking, setAsking] = useState(false);
  const layout = t(photo.layout);
  return (
    <li className={classes.tile}>
      <div className={classes.picture}>
        <OpenablePhoto photo={{ id: photo.imageId, name }} size="thumbnail" onOpen={onOpen} />
      </div>
      <div className={classes.facts}>
        <TextInput
          aria-label={t('caption', { photo: t('photo', { number: place + 1 }) })}
          placeholder={t('captionShort')}
          value={photo.caption}
          maxLength={1_000}
          disabled={disabled}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
        />
        {!disabled && (
          <div className={classes.actions}>
            <Button
              variant="subtle"
              className={classes.layout ?? ''}
              leftSection={<IconLayoutGrid size={18} aria-hidden />}
              aria-label={t('layout', { photo: name, layout })}
              onClick={() => onChange({ layout: nextLayout(photo.layout) })}
            >
              {layout}
            </Button>
            <RowAction label={t('draw', { photo: name })} icon={IconBallpen} onClick={onDraw} />
            <MoveButtons name={name} place={place} isLast={place === count - 1} across onMove={onMove} />
            <RowAction
              label={t('remove', { photo: name })}
              icon={IconTrash}
              destructive
              onClick={() => setAsking(true)}
            />
          </div>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText', { photo: name })}
          confirm={t('removeConfirm')}
          destructive
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
